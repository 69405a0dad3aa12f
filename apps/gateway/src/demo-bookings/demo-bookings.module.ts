import { Module } from '@nestjs/common';
import { StaffDemoBookingsController } from './staff-demo-bookings.controller.js';

@Module({ controllers: [StaffDemoBookingsController] })
export class DemoBookingsModule {}
