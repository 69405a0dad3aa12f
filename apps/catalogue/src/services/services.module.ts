import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ReadServices } from './read-services.js';
import { PhotosModule } from '../photos/photos.module.js';
import { ManageServices } from './manage-services.js';
import { StaffServicesController } from './staff-services.controller.js';
import { ServiceEntity } from './service.entity.js';
import { ServicesController } from './services.controller.js';

@Module({
  imports: [PhotosModule, TypeOrmModule.forFeature([ServiceEntity])],
  controllers: [ServicesController, StaffServicesController],
  providers: [ReadServices, ManageServices],
})
export class ServicesModule {}
