import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PhotosModule } from '../photos/photos.module.js';
import { ReadServices } from './read-services.js';
import { ServiceEntity } from './service.entity.js';
import { ServicesController } from './services.controller.js';
import { ServiceRecords, StaffServicesController } from './staff-services.records.js';

@Module({
  imports: [PhotosModule, TypeOrmModule.forFeature([ServiceEntity])],
  controllers: [ServicesController, StaffServicesController],
  providers: [ReadServices, ServiceRecords],
})
export class ServicesModule {}
