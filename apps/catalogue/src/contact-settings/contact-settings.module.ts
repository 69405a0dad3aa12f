import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AnnounceContactSettings } from './announce-contact-settings.js';
import { ContactSettingsController } from './contact-settings.controller.js';
import { ContactSettingsEntity } from './contact-settings.entity.js';
import { ManageContactSettings } from './manage-contact-settings.js';
import { StaffContactSettingsController } from './staff-contact-settings.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([ContactSettingsEntity])],
  controllers: [ContactSettingsController, StaffContactSettingsController],
  providers: [AnnounceContactSettings, ManageContactSettings],
})
export class ContactSettingsModule {}
