import {
  bookingResponse,
  priceRecord,
  type BookingResponse,
  type CreateBookingRequest,
  type CurrencyCode,
  type PlaceBookingCommand,
} from '@chauffeur/contracts';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { PublicReads } from '../public-site/public-reads.js';
import { Booking } from '../upstream/upstream.module.js';
import { FindBooked } from './find-booked.js';

@Injectable()
export class PlaceBooking {
  constructor(
    private readonly reads: PublicReads,
    private readonly findBooked: FindBooked,
    private readonly booking: Booking,
  ) {}

  /**
   * Asks side by side what is on offer and at what price, and hands both to the booking service, which decides.
   * Throws the coded errors of that service, and `service.unreachable` when one of the three gives no answer.
   */
  async place(request: CreateBookingRequest, idempotencyKey: string | null): Promise<BookingResponse> {
    const [booked, priceUsd, ratePerUsd] = await Promise.all([
      this.findBooked.find(request),
      this.priceUsd(request),
      this.ratePerUsd(request.currency),
    ]);
    const command: PlaceBookingCommand = { idempotencyKey, request, ...booked, priceUsd, ratePerUsd };
    return this.booking.json(bookingResponse, { method: 'POST', path: '/bookings', body: command });
  }

  private async priceUsd({ carId, serviceId, tourId }: CreateBookingRequest): Promise<number | null> {
    const chosen = serviceId ? `serviceId=${serviceId}` : `tourId=${tourId}`;
    const prices = await this.reads.parse(
      z.array(priceRecord),
      this.reads.fromPricing(`/prices?carId=${carId}&${chosen}`),
    );
    return prices[0]?.priceUsd ?? null;
  }

  private async ratePerUsd(code: CurrencyCode): Promise<number> {
    const currency = (await this.reads.currencies()).find((known) => known.code === code);
    if (!currency) throw new CodedError('request.invalid', [{ field: 'currency', code: 'currency.invalid' }]);
    return currency.ratePerUsd;
  }
}
