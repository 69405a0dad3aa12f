import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ListSeoSettings } from './list-seo-settings.js';
import { SeoSettingsController } from './seo-settings.controller.js';
import { SeoSettingsEntity } from './seo-settings.entity.js';
import { SeoSettingsRecords, StaffSeoSettingsController } from './staff-seo-settings.records.js';

@Module({
  imports: [TypeOrmModule.forFeature([SeoSettingsEntity])],
  controllers: [SeoSettingsController, StaffSeoSettingsController],
  providers: [ListSeoSettings, SeoSettingsRecords],
})
export class SeoSettingsModule {}
