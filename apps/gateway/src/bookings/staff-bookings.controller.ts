import {
  bookingDetailResponse,
  bookingPage,
  bookingResponse,
  changeStatusRequest,
  listBookingsQuery,
  type AdminResponse,
  type BookingDetailResponse,
  type BookingPage,
  type BookingResponse,
  type ChangeStatusRequest,
  type ListBookingsQuery,
} from '@chauffeur/contracts';
import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { recordId } from '../record-id.js';
import { SignedInAdmin } from '../session/signed-in-admin.decorator.js';
import { StaffRoutes } from '../session/staff-routes.decorator.js';
import { Booking } from '../upstream/upstream.module.js';

@StaffRoutes('bookings')
@Controller('api/admin/bookings')
export class StaffBookingsController {
  constructor(private readonly booking: Booking) {}

  @Get()
  @ApiOperation({ summary: 'Bookings, newest first; search covers name, email and reference number' })
  @ApiOkResponse({ standardSchema: bookingPage })
  @ApiProblems(400, 503)
  list(@Query({ schema: listBookingsQuery }) query: ListBookingsQuery): Promise<BookingPage> {
    return this.booking.json(bookingPage, { path: '/bookings', query });
  }

  @Get(':id')
  @ApiOperation({ summary: 'One booking with its history' })
  @ApiOkResponse({ standardSchema: bookingDetailResponse })
  @ApiProblems(400, 404, 503)
  read(@Param('id', { schema: recordId }) id: string): Promise<BookingDetailResponse> {
    return this.booking.json(bookingDetailResponse, { path: `/bookings/${id}` });
  }

  @Patch(':id/status')
  @ApiOperation({
    summary: 'Set a status; refused with 409 when the booking has changed since the given version',
  })
  @ApiOkResponse({ standardSchema: bookingResponse })
  @ApiProblems(400, 404, 409, 503)
  setStatus(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: changeStatusRequest }) body: ChangeStatusRequest,
    @SignedInAdmin() admin: AdminResponse,
  ): Promise<BookingResponse> {
    const path = `/bookings/${id}/status`;
    return this.booking.json(bookingResponse, { method: 'PATCH', path, body, adminId: admin.id });
  }
}
