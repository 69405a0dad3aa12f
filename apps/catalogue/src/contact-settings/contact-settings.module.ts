import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AnnounceContactSettings } from './announce-contact-settings.js';
import { ContactSettingsController } from './contact-settings.controller.js';
import { ContactSettingsEntity } from './contact-settings.entity.js';
import { ContactSettingsRecords, StaffContactSettingsController } from './staff-contact-settings.records.js';

@Module({
  imports: [TypeOrmModule.forFeature([ContactSettingsEntity])],
  controllers: [ContactSettingsController, StaffContactSettingsController],
  providers: [AnnounceContactSettings, ContactSettingsRecords],
})
export class ContactSettingsModule {}
