import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ImagesModule } from '../images/images.module.js';
import { ManageServiceTypes } from './manage-service-types.js';
import { ServiceTypeEntity } from './service-type.entity.js';
import { ServiceTypesController } from './service-types.controller.js';
import { StaffServiceTypesController } from './staff-service-types.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([ServiceTypeEntity]), ImagesModule],
  controllers: [ServiceTypesController, StaffServiceTypesController],
  providers: [ManageServiceTypes],
})
export class ServiceTypesModule {}
