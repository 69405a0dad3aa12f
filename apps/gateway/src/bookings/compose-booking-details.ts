import { bookingDetailResponse, type BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import { bookingPaths } from '@chauffeur/contracts/bookings/booking-paths';
import type {
  EditBookingCommand,
  EditBookingRequest,
} from '@chauffeur/contracts/bookings/changes/edit-booking';
import { pathTo } from '@chauffeur/contracts/http/paths';
import { Injectable } from '@nestjs/common';
import { Booking } from '../upstream/upstream.module.js';
import { FindBookedOffers } from '../booked-records/find-booked-offers.js';
import { FindBookedPlaces } from '../booked-records/find-booked-places.js';
import { FindOfferedExtras } from '../booked-records/find-offered-extras.js';

/** Composes an edited booking with its current car, service or tour, and sends it to the booking service. */
@Injectable()
export class ComposeBookingDetails {
  constructor(
    private readonly findBookedOffers: FindBookedOffers,
    private readonly findBookedPlaces: FindBookedPlaces,
    private readonly findOfferedExtras: FindOfferedExtras,
    private readonly booking: Booking,
  ) {}

  /** Throws the coded errors of the booking service. */
  async send(id: string, request: EditBookingRequest, adminId: string): Promise<BookingDetailResponse> {
    const [booked, places, offeredExtras] = await Promise.all([
      this.findBookedOffers.find(request),
      this.findBookedPlaces.find(request),
      this.findOfferedExtras.find(request),
    ]);
    const body: EditBookingCommand = { request, ...booked, places, offeredExtras };
    // A booking service of the previous release can't move the ride in an edit. It must reject the request, not ignore
    // a part.
    const path = pathTo(request.schedule ? bookingPaths.record : bookingPaths.details, { id });
    return this.booking.json(bookingDetailResponse, { method: 'PATCH', path, body, adminId });
  }
}
