import {
  bookingDetailResponse,
  bookingPage,
  bookingResponse,
  changeStatusRequest,
  exportBookingsQuery,
  listBookingsQuery,
  removeBookingQuery,
  type AdminResponse,
  type BookingDetailResponse,
  type BookingPage,
  type BookingResponse,
  type ChangeStatusRequest,
  type ExportBookingsQuery,
  type ListBookingsQuery,
  type RemoveBookingQuery,
} from '@chauffeur/contracts';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Patch,
  Query,
  type StreamableFile,
} from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiProduces } from '@nestjs/swagger';
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
  @ApiOperation({
    summary: 'Bookings, newest first unless told otherwise; search covers name, email and reference number',
  })
  @ApiOkResponse({ standardSchema: bookingPage })
  @ApiProblems(400, 503)
  list(@Query({ schema: listBookingsQuery }) query: ListBookingsQuery): Promise<BookingPage> {
    return this.booking.json(bookingPage, { path: '/bookings', query });
  }

  @Get('export.csv')
  @ApiOperation({
    summary: 'All bookings that pass the filters, in the same order, as a file for spreadsheets',
  })
  @ApiProduces('text/csv')
  @ApiProblems(400, 503)
  export(@Query({ schema: exportBookingsQuery }) query: ExportBookingsQuery): Promise<StreamableFile> {
    return this.booking.file({ path: '/bookings/export.csv', query });
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

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({
    summary:
      'Delete a booking; refused with 409 when it has changed since the given version. Nothing is mailed',
  })
  @ApiNoContentResponse()
  @ApiProblems(400, 404, 409, 503)
  async remove(
    @Param('id', { schema: recordId }) id: string,
    @Query({ schema: removeBookingQuery }) query: RemoveBookingQuery,
    @SignedInAdmin() admin: AdminResponse,
  ): Promise<void> {
    await this.booking.bytes({ method: 'DELETE', path: `/bookings/${id}`, query, adminId: admin.id });
  }
}
