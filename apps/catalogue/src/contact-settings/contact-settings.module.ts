import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContactSettingsController } from './contact-settings.controller.js';
import { ContactSettingsEntity } from './contact-settings.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([ContactSettingsEntity])],
  controllers: [ContactSettingsController],
})
export class ContactSettingsModule {}
