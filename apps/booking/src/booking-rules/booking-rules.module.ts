import { Module } from '@nestjs/common';
import { BookingRulesController } from './booking-rules.controller.js';
import { SaveBookingRules } from './save-booking-rules.js';

@Module({
  controllers: [BookingRulesController],
  providers: [SaveBookingRules],
})
export class BookingRulesModule {}
