import { Module } from '@nestjs/common';
import { PublicSiteModule } from '../public-site/public-site.module.js';
import { BookingsController } from './bookings.controller.js';
import { PlaceBooking } from './place-booking.js';
import { StaffBookingsController } from './staff-bookings.controller.js';

@Module({
  imports: [PublicSiteModule],
  controllers: [BookingsController, StaffBookingsController],
  providers: [PlaceBooking],
})
export class BookingsModule {}
