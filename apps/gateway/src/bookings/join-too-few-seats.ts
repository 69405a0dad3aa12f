import type { BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import { Injectable } from '@nestjs/common';
import { withTooFewSeats } from '../dispatch/too-few-seats.js';
import { CachedReads } from '../response-cache/cached-reads.js';
import { nullIfUnavailable } from '../upstream/null-on-error.js';

/** Adds `tooFewSeats` to a booking's problems; only the catalogue knows the seats of cars. */
@Injectable()
export class JoinTooFewSeats {
  constructor(private readonly reads: CachedReads) {}

  /**
   * Returns the booking unchanged while the catalogue is unavailable: a stored change must not be reported as failed.
   */
  async join(response: Promise<BookingDetailResponse>): Promise<BookingDetailResponse> {
    const [booking, cars] = await Promise.all([response, nullIfUnavailable(this.reads.staffCars())]);
    const carId = booking.vehicle?.carId ?? booking.carId;
    return withTooFewSeats(booking, cars?.find(({ id }) => id === carId)?.capacity, new Date());
  }
}
