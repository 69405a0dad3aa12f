import { Module } from '@nestjs/common';
import { StaffBookingRulesController } from './staff-booking-rules.controller.js';

@Module({ controllers: [StaffBookingRulesController] })
export class BookingRulesModule {}
