import { placedBookingResponse, type PlacedBookingResponse } from '@chauffeur/contracts/bookings/booking';
import {
  createBookingRequest,
  type CreateBookingRequest,
} from '@chauffeur/contracts/bookings/create-booking';
import { idempotencyKeyHeader } from '@chauffeur/contracts/http/headers';
import { IdempotencyKey } from '@chauffeur/service-kit';
import { Body, Controller, Post, Req, UseGuards } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { ApiProof } from '../proof-of-work/api-proof.decorator.js';
import { LimitEmails } from '../limits/limit-emails.js';
import { RejectAutomatedForms } from '../security/reject-automated-forms.js';
import { ComposeBooking } from './compose-booking.js';

@ApiTags('Public site')
@Controller('api/bookings')
export class PublicBookingsController {
  constructor(
    private readonly composeBooking: ComposeBooking,
    private readonly limitEmails: LimitEmails,
  ) {}

  @Post()
  @UseGuards(RejectAutomatedForms)
  @ApiOperation({
    summary: 'Book a car with a service or a tour',
    description:
      'The price comes from the pricing record; a combination without one is accepted at 0, to be agreed. If `expects` ' +
      'is `held` and no vehicle is free, nothing is stored and the response is 409 `car.full`; otherwise the booking is ' +
      'a request without a vehicle. If it now costs more than `expectedPrice` (USD; 0: to be agreed), or a price that ' +
      'was shown is to be agreed, nothing is stored and the response is 409 `ride.priceChanged` with the price as ' +
      'parameter `totalPrice`, and `returnPrice` for the ride back. `returnRide` books the ride back too, as a separate ' +
      'booking (`returnBooking`): both are stored or none, and its errors have fields such as ' +
      '`returnRide.bookingTime`. Unknown fields are dropped.',
  })
  @ApiHeader({
    name: idempotencyKeyHeader,
    required: false,
    description:
      'Repeats with the same key and body get the first response, whatever `language`, `currency`, `expects` and `expectedPrice` say; with another body 422.',
  })
  @ApiProof()
  @ApiCreatedResponse({ standardSchema: placedBookingResponse })
  @ApiProblems(400, 403, 404, 409, 413, 422, 429, 503)
  async create(
    @Req() request: FastifyRequest,
    @Body({ schema: createBookingRequest }) body: CreateBookingRequest,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<PlacedBookingResponse> {
    const recipient = { email: body.customerEmail, phone: body.customerPhone };
    await this.limitEmails.count(request, recipient, idempotencyKey);
    return this.composeBooking.send(body, idempotencyKey);
  }
}
