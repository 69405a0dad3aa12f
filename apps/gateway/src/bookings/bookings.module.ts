import { Module } from '@nestjs/common';
import { BookedRecordsModule } from '../booked-records/booked-records.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { ResponseCacheModule } from '../response-cache/response-cache.module.js';
import { ComposeBooking } from './compose-booking.js';
import { ComposeBookingDetails } from './compose-booking-details.js';
import { ComposeCandidates } from './compose-candidates.js';
import { ComposeManualBooking } from './compose-manual-booking.js';
import { JoinTooFewSeats } from './join-too-few-seats.js';
import { PublicBookingsController } from './public-bookings.controller.js';
import { StaffBookingChangesController } from './staff-booking-changes.controller.js';
import { StaffBookingsController } from './staff-bookings.controller.js';
import { StaffCustomersController } from './staff-customers.controller.js';
import { StaffDriverAssignmentsController } from './staff-driver-assignments.controller.js';
import { StaffManualBookingsController } from './staff-manual-bookings.controller.js';

@Module({
  imports: [BookedRecordsModule, LimitsModule, ResponseCacheModule],
  controllers: [
    PublicBookingsController,
    StaffBookingChangesController,
    StaffBookingsController,
    StaffCustomersController,
    StaffDriverAssignmentsController,
    StaffManualBookingsController,
  ],
  providers: [
    ComposeBooking,
    ComposeBookingDetails,
    ComposeCandidates,
    ComposeManualBooking,
    JoinTooFewSeats,
  ],
})
export class BookingsModule {}
