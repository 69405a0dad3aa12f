import { bookingPaths } from '@chauffeur/contracts/bookings/booking-paths';
import {
  bookingUseQuery,
  type BookingUse,
  type BookingUseQuery,
} from '@chauffeur/contracts/bookings/booking-use';
import { Controller, Get, Query } from '@nestjs/common';
import { CountBookingsThatUse } from './count-bookings-that-use.js';

@Controller(bookingPaths.use)
export class BookingUseController {
  constructor(private readonly bookingsThatUse: CountBookingsThatUse) {}

  /** The gateway calls it before it removes a car, service or tour. */
  @Get()
  async count(@Query({ schema: bookingUseQuery }) query: BookingUseQuery): Promise<BookingUse> {
    return { bookings: await this.bookingsThatUse.count(query) };
  }
}
