import { Module } from '@nestjs/common';
import { StaffContactSettingsController } from './staff-contact-settings.controller.js';

@Module({ controllers: [StaffContactSettingsController] })
export class ContactSettingsModule {}
