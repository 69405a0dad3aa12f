import {
  bookingRulesPath,
  bookingRulesRequest,
  bookingRulesResponse,
  type BookingRulesRequest,
  type BookingRulesResponse,
} from '@chauffeur/contracts/bookings/booking-rules';
import { versioned } from '@chauffeur/contracts/http/record';
import type { AdminResponse } from '@chauffeur/contracts/identity/account';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { SignedInAdmin } from '../session/signed-in-admin.decorator.js';
import { StaffRoutes } from '../staff-routes/staff-routes.decorator.js';
import { Booking } from '../upstream/upstream.module.js';

@StaffRoutes('booking rules')
@Controller('api/admin/booking-rules')
export class StaffBookingRulesController {
  constructor(private readonly booking: Booking) {}

  @Get()
  @ApiOperation({ summary: 'The rules by which visitors book' })
  @ApiOkResponse({ standardSchema: bookingRulesResponse })
  @ApiProblems(503)
  read(): Promise<BookingRulesResponse> {
    return this.booking.json(bookingRulesResponse, { path: bookingRulesPath });
  }

  @Put()
  @ApiOperation({
    summary: 'Change the booking rules; rejected with 409 when they have changed since the given version',
  })
  @ApiOkResponse({ standardSchema: bookingRulesResponse })
  @ApiProblems(400, 409, 503)
  save(
    @Body({ schema: versioned(bookingRulesRequest) }) body: BookingRulesRequest & { version: number },
    @SignedInAdmin() admin: AdminResponse,
  ): Promise<BookingRulesResponse> {
    const request = { method: 'PUT', path: bookingRulesPath, body, adminId: admin.id } as const;
    return this.booking.json(bookingRulesResponse, request);
  }
}
