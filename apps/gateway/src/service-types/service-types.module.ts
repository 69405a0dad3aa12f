import { Module } from '@nestjs/common';
import { StaffServiceTypesController } from './staff-service-types.controller.js';

@Module({ controllers: [StaffServiceTypesController] })
export class ServiceTypesModule {}
