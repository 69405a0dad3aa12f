import { Module } from '@nestjs/common';
import { StaffDriverHoursController } from './staff-driver-hours.controller.js';
import { StaffDriverLinksController } from './staff-driver-links.controller.js';

@Module({ controllers: [StaffDriverHoursController, StaffDriverLinksController] })
export class DriversModule {}
