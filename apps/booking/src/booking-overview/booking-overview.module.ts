import { Module } from '@nestjs/common';
import { BookingStatusModule } from '../booking-status/booking-status.module.js';
import { NewBookingsModule } from '../new-bookings/new-bookings.module.js';
import { BookingsController } from './bookings.controller.js';
import { ExportBookings } from './export-bookings.js';
import { ListBookings } from './list-bookings.js';
import { ReadBooking } from './read-booking.js';

@Module({
  imports: [BookingStatusModule, NewBookingsModule],
  controllers: [BookingsController],
  providers: [ExportBookings, ListBookings, ReadBooking],
  exports: [ReadBooking],
})
export class BookingOverviewModule {}
