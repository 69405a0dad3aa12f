import {
  bookingResponse,
  createBookingRequest,
  idempotencyKeyHeader,
  type BookingResponse,
  type CreateBookingRequest,
} from '@chauffeur/contracts';
import { Body, Controller, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import { ComposeBooking } from './compose-booking.js';

@ApiTags('Public site')
@Controller('api/bookings')
export class PublicBookingsController {
  constructor(private readonly composeBooking: ComposeBooking) {}

  @Post()
  @ApiOperation({
    summary: 'Book a car with a service or a tour',
    description:
      'The price comes from the pricing record; a combination without one is accepted at 0, to be agreed. ' +
      'Fields that are not listed are dropped.',
  })
  @ApiHeader({
    name: idempotencyKeyHeader,
    required: false,
    description: 'Repeats with the same key and body get the first response; with another body 422.',
  })
  @ApiCreatedResponse({ standardSchema: bookingResponse })
  @ApiProblems(400, 404, 409, 413, 422, 429, 503)
  create(
    @Body({ schema: createBookingRequest }) request: CreateBookingRequest,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<BookingResponse> {
    return this.composeBooking.send(request, idempotencyKey);
  }
}
