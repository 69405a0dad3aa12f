import { Module } from '@nestjs/common';
import { AdoptBookings } from './adopt/adopt-bookings.js';
import { AdoptedBookingCounter } from './adopt/adopted-booking-counter.js';
import { MeasureRides } from './measure-rides.js';
import { PurgeOccupancies } from './purge-occupancies.js';

@Module({
  providers: [AdoptBookings, AdoptedBookingCounter, MeasureRides, PurgeOccupancies],
})
export class RidesModule {}
