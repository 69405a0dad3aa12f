import { bookingUse, type ErrorCode } from '@chauffeur/contracts';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { Booking } from '../upstream/upstream.module.js';

/** Ids of what bookings may use. */
export interface UsedOffers {
  readonly carIds?: readonly string[];
  readonly serviceIds?: readonly string[];
  readonly tourIds?: readonly string[];
}

/** What bookings use is not removed. A booking placed just after the question keeps its names and price all the same. */
@Injectable()
export class BookingUse {
  constructor(private readonly booking: Booking) {}

  /** Throws the given code when any booking uses any of them. */
  async refuseUsed({ carIds, serviceIds, tourIds }: UsedOffers, code: ErrorCode): Promise<void> {
    const query = {
      carIds: carIds?.join(','),
      serviceIds: serviceIds?.join(','),
      tourIds: tourIds?.join(','),
    };
    const { bookings } = await this.booking.json(bookingUse, { path: '/bookings/use', query });
    if (bookings > 0) throw new CodedError(code);
  }
}
