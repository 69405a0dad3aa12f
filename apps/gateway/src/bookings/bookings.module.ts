import { Module } from '@nestjs/common';
import { PublicSiteModule } from '../public-site/public-site.module.js';
import { BookingsController } from './bookings.controller.js';
import { FindBooked } from './find-booked.js';
import { PlaceBooking } from './place-booking.js';
import { PlaceManualBooking } from './place-manual-booking.js';
import { StaffBookingsController } from './staff-bookings.controller.js';
import { StaffDriverAssignmentsController } from './staff-driver-assignments.controller.js';
import { StaffManualBookingsController } from './staff-manual-bookings.controller.js';

@Module({
  imports: [PublicSiteModule],
  controllers: [
    BookingsController,
    StaffBookingsController,
    StaffManualBookingsController,
    StaffDriverAssignmentsController,
  ],
  providers: [FindBooked, PlaceBooking, PlaceManualBooking],
})
export class BookingsModule {}
