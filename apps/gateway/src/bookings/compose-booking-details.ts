import { bookingDetailResponse, type BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import { bookingPaths } from '@chauffeur/contracts/bookings/booking-paths';
import type {
  EditBookingCommand,
  EditBookingRequest,
} from '@chauffeur/contracts/bookings/changes/edit-booking';
import { pathTo } from '@chauffeur/contracts/http/paths';
import { Injectable } from '@nestjs/common';
import { Booking } from '../upstream/upstream.module.js';
import { FindBookedOffers } from './find-booked-offers.js';
import { FindBookedPlaces } from './find-booked-places.js';
import { FindOfferedExtras } from './find-offered-extras.js';

/** An edited booking, with the car, service or tour that it names now, composed for the booking service. */
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
    // A booking service of the release before knows no edit that moves the ride too: it must reject it, not drop a part.
    const path = pathTo(request.schedule ? bookingPaths.record : bookingPaths.details, { id });
    return this.booking.json(bookingDetailResponse, { method: 'PATCH', path, body, adminId });
  }
}
