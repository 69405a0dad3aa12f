import { Module } from '@nestjs/common';
import { StaffSeoSettingsController } from './staff-seo-settings.controller.js';

@Module({ controllers: [StaffSeoSettingsController] })
export class SeoSettingsModule {}
