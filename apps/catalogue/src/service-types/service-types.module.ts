import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ImagesModule } from '../images/images.module.js';
import { ServiceTypeEntity } from './service-type.entity.js';
import { ServiceTypesController } from './service-types.controller.js';
import { ServiceTypeRecords, StaffServiceTypesController } from './staff-service-types.records.js';

@Module({
  imports: [ImagesModule, TypeOrmModule.forFeature([ServiceTypeEntity])],
  controllers: [ServiceTypesController, StaffServiceTypesController],
  providers: [ServiceTypeRecords],
})
export class ServiceTypesModule {}
