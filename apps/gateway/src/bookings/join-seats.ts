import type { BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import { Injectable } from '@nestjs/common';
import { withTooFewSeats } from '../dispatch/too-few-seats.js';
import { CachedReads } from '../response-cache/cached-reads.js';
import { orNullWhenUnavailable } from '../upstream/or-null.js';

/** A booking's detail of booking, with the problem that only the catalogue knows of. */
@Injectable()
export class JoinSeats {
  constructor(private readonly reads: CachedReads) {}

  /** While the catalogue is unavailable or fails it is as booking answered it: a change that is stored is answered as stored. */
  async of(answer: Promise<BookingDetailResponse>): Promise<BookingDetailResponse> {
    const [booking, cars] = await Promise.all([answer, orNullWhenUnavailable(this.reads.staffCars())]);
    const carId = booking.vehicle?.carId ?? booking.carId;
    return withTooFewSeats(booking, cars?.find(({ id }) => id === carId)?.capacity, new Date());
  }
}
