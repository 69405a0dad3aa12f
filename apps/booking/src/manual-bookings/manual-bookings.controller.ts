import type { PlacedTrip } from '@chauffeur/contracts/bookings/booking';
import { bookingPaths } from '@chauffeur/contracts/bookings/booking-paths';
import {
  placeManualBookingCommand,
  type PlaceManualBookingCommand,
} from '@chauffeur/contracts/bookings/manual-booking';
import { AdminId } from '@chauffeur/service-kit';
import { Body, Controller, Post } from '@nestjs/common';
import { PlaceManualBooking } from './place-manual-booking.js';

@Controller(bookingPaths.manual)
export class ManualBookingsController {
  constructor(private readonly placeManualBooking: PlaceManualBooking) {}

  @Post()
  place(
    @Body({ schema: placeManualBookingCommand }) command: PlaceManualBookingCommand,
    @AdminId() adminId: string,
  ): Promise<PlacedTrip> {
    return this.placeManualBooking.place(command, adminId);
  }
}
