import {
  bookingResponse,
  type BookingResponse,
  type ManualBookingRequest,
  type PlaceManualBookingCommand,
} from '@chauffeur/contracts';
import { Injectable } from '@nestjs/common';
import { Booking } from '../upstream/upstream.module.js';
import { FindBooked } from './find-booked.js';

@Injectable()
export class PlaceManualBooking {
  constructor(
    private readonly findBooked: FindBooked,
    private readonly booking: Booking,
  ) {}

  /** As a customer's booking, but at the price that staff give. Throws the coded errors of the booking service. */
  async place(
    request: ManualBookingRequest,
    idempotencyKey: string | null,
    adminId: string,
  ): Promise<BookingResponse> {
    const booked = await this.findBooked.find(request);
    const body: PlaceManualBookingCommand = { idempotencyKey, request, ...booked };
    return this.booking.json(bookingResponse, { method: 'POST', path: '/bookings/manual', body, adminId });
  }
}
