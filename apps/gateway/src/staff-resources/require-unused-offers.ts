import { bookingPaths } from '@chauffeur/contracts/bookings/booking-paths';
import { bookingUse } from '@chauffeur/contracts/bookings/booking-use';
import type { ErrorCode } from '@chauffeur/contracts/http/error-code';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { Booking } from '../upstream/upstream.module.js';

/** Ids of cars, services and tours that bookings may use. */
export interface OfferIds {
  readonly carIds?: readonly string[];
  readonly serviceIds?: readonly string[];
  readonly tourIds?: readonly string[];
}

/** Guards removals: an offer that bookings use stays. A booking placed after the check has its own copy of names and price. */
@Injectable()
export class RequireUnusedOffers {
  constructor(private readonly booking: Booking) {}

  /** Throws CodedError `code` if any booking, of any status, uses one of them. */
  async check({ carIds, serviceIds, tourIds }: OfferIds, code: ErrorCode): Promise<void> {
    const query = {
      carIds: carIds?.join(','),
      serviceIds: serviceIds?.join(','),
      tourIds: tourIds?.join(','),
    };
    const { bookings } = await this.booking.json(bookingUse, { path: bookingPaths.use, query });
    if (bookings > 0) throw new CodedError(code);
  }
}
