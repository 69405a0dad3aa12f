import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RideLinksModule } from '../ride-links/ride-links.module.js';
import { AcceptedBookingCounter } from './accepted-booking-counter.js';
import { PlaceBooking } from './place-booking.js';
import { PlacedRequestEntity } from './placed-requests/placed-request.entity.js';
import { PurgePlacedRequests } from './placed-requests/purge-placed-requests.js';

@Module({
  imports: [RideLinksModule, TypeOrmModule.forFeature([PlacedRequestEntity])],
  providers: [AcceptedBookingCounter, PlaceBooking, PurgePlacedRequests],
  exports: [AcceptedBookingCounter, PlaceBooking],
})
export class NewBookingsModule {}
