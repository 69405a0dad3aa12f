import { placedTrip, type PlacedTrip } from '@chauffeur/contracts/bookings/booking';
import { bookingPaths } from '@chauffeur/contracts/bookings/booking-paths';
import type {
  ManualBookingRequest,
  PlaceManualBookingCommand,
} from '@chauffeur/contracts/bookings/manual-booking';
import { Injectable } from '@nestjs/common';
import { Booking } from '../upstream/upstream.module.js';
import { FindBookedOffers } from '../booked-records/find-booked-offers.js';
import { FindBookedPlaces } from '../booked-records/find-booked-places.js';
import { FindOfferedExtras } from '../booked-records/find-offered-extras.js';

/** Composes a booking that staff enter, at their price, and sends it to the booking service. */
@Injectable()
export class ComposeManualBooking {
  constructor(
    private readonly findBookedOffers: FindBookedOffers,
    private readonly findBookedPlaces: FindBookedPlaces,
    private readonly findOfferedExtras: FindOfferedExtras,
    private readonly booking: Booking,
  ) {}

  /** Throws the coded errors of the booking service. */
  async send(
    request: ManualBookingRequest,
    idempotencyKey: string | null,
    adminId: string,
  ): Promise<PlacedTrip> {
    const [booked, places, offeredExtras] = await Promise.all([
      this.findBookedOffers.find(request),
      this.findBookedPlaces.find(request),
      this.findOfferedExtras.find(request),
    ]);
    const body: PlaceManualBookingCommand = { idempotencyKey, request, ...booked, places, offeredExtras };
    return this.booking.json(placedTrip, { method: 'POST', path: bookingPaths.manual, body, adminId });
  }
}
