import { Module } from '@nestjs/common';
import { StaffDriversController } from './staff-drivers.controller.js';

@Module({ controllers: [StaffDriversController] })
export class DriversModule {}
