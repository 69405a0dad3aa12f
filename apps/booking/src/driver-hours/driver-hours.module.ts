import { Module } from '@nestjs/common';
import { DriverHoursController } from './driver-hours.controller.js';

@Module({ controllers: [DriverHoursController] })
export class DriverHoursModule {}
