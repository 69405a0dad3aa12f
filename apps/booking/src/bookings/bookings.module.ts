import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BookingEntity } from './booking.entity.js';
import { BookingsController } from './bookings.controller.js';
import { ChangeStatus } from './change-status.js';
import { ForgetPlacedRequests } from './forget-placed-requests.js';
import { ListBookings } from './list-bookings.js';
import { PlaceBooking } from './place-booking.js';
import { PlacedRequestEntity } from './placed-request.entity.js';
import { ReadBooking } from './read-booking.js';

@Module({
  imports: [TypeOrmModule.forFeature([BookingEntity, PlacedRequestEntity])],
  controllers: [BookingsController],
  providers: [PlaceBooking, ListBookings, ReadBooking, ChangeStatus, ForgetPlacedRequests],
})
export class BookingsModule {}
