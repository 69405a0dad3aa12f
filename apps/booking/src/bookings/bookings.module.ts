import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ExportBookings } from '../booking-export/export-bookings.js';
import { AssignDriver } from '../driver-assignments/assign-driver.js';
import { DriverAssignmentsController } from '../driver-assignments/driver-assignments.controller.js';
import { ListAssignments } from '../driver-assignments/list-assignments.js';
import { ManualBookingsController } from '../manual-bookings/manual-bookings.controller.js';
import { PlaceManualBooking } from '../manual-bookings/place-manual-booking.js';
import { ReadStatistics } from '../statistics/read-statistics.js';
import { AcceptedBookings } from './accepted-bookings.js';
import { BookingEntity } from './booking.entity.js';
import { BookingsController } from './bookings.controller.js';
import { ChangeStatus } from './change-status.js';
import { ForgetPlacedRequests } from './forget-placed-requests.js';
import { ListBookings } from './list-bookings.js';
import { PlaceBooking } from './place-booking.js';
import { PlacedRequestEntity } from './placed-request.entity.js';
import { ReadBooking } from './read-booking.js';
import { RemoveBooking } from './remove-booking.js';

@Module({
  imports: [TypeOrmModule.forFeature([BookingEntity, PlacedRequestEntity])],
  controllers: [ManualBookingsController, DriverAssignmentsController, BookingsController],
  providers: [
    AcceptedBookings,
    PlaceBooking,
    PlaceManualBooking,
    ListBookings,
    ReadBooking,
    ChangeStatus,
    RemoveBooking,
    AssignDriver,
    ListAssignments,
    ExportBookings,
    ReadStatistics,
    ForgetPlacedRequests,
  ],
})
export class BookingsModule {}
