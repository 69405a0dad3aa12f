import { placedBookingResponse, type PlacedBookingResponse } from '@chauffeur/contracts/bookings/booking';
import { bookingPaths } from '@chauffeur/contracts/bookings/booking-paths';
import type { CreateBookingRequest, PlaceBookingCommand } from '@chauffeur/contracts/bookings/create-booking';
import { placeNames } from '@chauffeur/contracts/catalogue/places/place';
import type { CurrencyCode } from '@chauffeur/contracts/money/currency-codes';
import { priceRecord } from '@chauffeur/contracts/pricing/price';
import { pricePaths } from '@chauffeur/contracts/pricing/pricing-paths';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CachedReads } from '../response-cache/cached-reads.js';
import { Booking } from '../upstream/upstream.module.js';
import { FindBookedOffers } from '../booked-records/find-booked-offers.js';
import { bookedPlaces, FindBookedPlaces } from '../booked-records/find-booked-places.js';
import { FindOfferedExtras } from '../booked-records/find-offered-extras.js';

const placedRide = z.looseObject({ vehicleId: z.uuid().nullable().default(null) });

/** The booking service's response as the visitor gets it; validated once, after its parts are transformed. */
const placedBooking = placedRide
  .extend({ returnBooking: placedRide.transform(withHeld).nullable().default(null) })
  .transform((trip) => placedBookingResponse.parse(withHeld(trip)));

function withHeld<Ride extends { vehicleId: string | null }>(ride: Ride) {
  return { ...ride, carHeld: ride.vehicleId !== null };
}

/** Composes a visitor's booking and sends it to the booking service. */
@Injectable()
export class ComposeBooking {
  constructor(
    private readonly reads: CachedReads,
    private readonly findBookedOffers: FindBookedOffers,
    private readonly findBookedPlaces: FindBookedPlaces,
    private readonly findOfferedExtras: FindOfferedExtras,
    private readonly booking: Booking,
  ) {}

  /**
   * Reads offers, places, price, rate and extras concurrently, and sends them with the request to the booking service,
   * which decides. Returns its response with the names of the places.
   * Throws the coded errors of that service, and `service.unreachable` while catalogue, pricing or booking is unavailable.
   */
  async send(request: CreateBookingRequest, idempotencyKey: string | null): Promise<PlacedBookingResponse> {
    const [booked, places, priceUsd, ratePerUsd, offeredExtras] = await Promise.all([
      this.findBookedOffers.find(request),
      this.findBookedPlaces.findNamed(request),
      this.priceUsd(request),
      this.ratePerUsd(request.currency),
      this.findOfferedExtras.find(request),
    ]);
    const body: PlaceBookingCommand = {
      idempotencyKey,
      request,
      ...booked,
      places: bookedPlaces(places),
      priceUsd,
      ratePerUsd,
      offeredExtras,
    };
    const placed = await this.booking.json(placedBooking, {
      method: 'POST',
      path: bookingPaths.collection,
      body,
    });
    return { ...placed, places: places.map((place) => placeNames.parse(place)) };
  }

  private async priceUsd({ carId, serviceId, tourId }: CreateBookingRequest): Promise<number | null> {
    const chosen = serviceId ? `serviceId=${serviceId}` : `tourId=${tourId}`;
    const prices = await this.reads.list(
      priceRecord,
      this.reads.fromPricing(`${pricePaths.collection}?carId=${carId}&${chosen}`),
    );
    return prices[0]?.priceUsd ?? null;
  }

  private async ratePerUsd(code: CurrencyCode): Promise<number> {
    const currency = (await this.reads.currencies()).find((known) => known.code === code);
    if (!currency) throw new CodedError('request.invalid', [{ field: 'currency', code: 'currency.invalid' }]);
    return currency.ratePerUsd;
  }
}
