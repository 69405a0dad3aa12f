import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ListSeoSettings } from './list-seo-settings.js';
import { ManageSeoSettings } from './manage-seo-settings.js';
import { SeoSettingsController } from './seo-settings.controller.js';
import { SeoSettingsEntity } from './seo-settings.entity.js';
import { StaffSeoSettingsController } from './staff-seo-settings.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([SeoSettingsEntity])],
  controllers: [SeoSettingsController, StaffSeoSettingsController],
  providers: [ListSeoSettings, ManageSeoSettings],
})
export class SeoSettingsModule {}
