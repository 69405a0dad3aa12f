import { bookingDetailResponse, type BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import { bookingPaths } from '@chauffeur/contracts/bookings/booking-paths';
import {
  changedStatusResponse,
  changeStatusRequest,
  removeBookingQuery,
  undoStatusRequest,
  type ChangedStatusResponse,
  type ChangeStatusRequest,
  type RemoveBookingQuery,
  type UndoStatusRequest,
} from '@chauffeur/contracts/bookings/changes/change-status';
import {
  bookingPage,
  exportBookingsQuery,
  listBookingsQuery,
  type BookingPage,
  type ExportBookingsQuery,
  type ListBookingsQuery,
} from '@chauffeur/contracts/bookings/list-bookings';
import { driverPagePaths } from '@chauffeur/contracts/driver-page/driver-page-paths';
import { setRideStateRequest, type SetRideStateRequest } from '@chauffeur/contracts/driver-page/driver-step';
import { pathTo } from '@chauffeur/contracts/http/paths';
import { recordId } from '@chauffeur/contracts/http/record';
import type { AdminResponse } from '@chauffeur/contracts/identity/account';
import { ridePaths } from '@chauffeur/contracts/rides/ride';
import { renewedLinkResponse, type RenewedLinkResponse } from '@chauffeur/contracts/rides/ride-link';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Query,
  type StreamableFile,
} from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
} from '@nestjs/swagger';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { StaffAct } from '../staff-routes/staff-act.decorator.js';
import { SignedInAdmin } from '../session/signed-in-admin.decorator.js';
import { StaffRoutes } from '../staff-routes/staff-routes.decorator.js';
import { Booking } from '../upstream/upstream.module.js';
import { JoinTooFewSeats } from './join-too-few-seats.js';
import type { RemovedRecord } from '../upstream/upstream-response.js';

@StaffRoutes('bookings')
@Controller('api/admin/bookings')
export class StaffBookingsController {
  constructor(
    private readonly booking: Booking,
    private readonly joinTooFewSeats: JoinTooFewSeats,
  ) {}

  @Get()
  @ApiOperation({
    summary:
      'Bookings, newest first by default; search covers name, email, reference number and whole phone number',
  })
  @ApiOkResponse({ standardSchema: bookingPage })
  @ApiProblems(400, 503)
  list(@Query({ schema: listBookingsQuery }) query: ListBookingsQuery): Promise<BookingPage> {
    return this.booking.json(bookingPage, { path: bookingPaths.collection, query });
  }

  @Get('export.csv')
  @ApiOperation({
    summary: 'All bookings that pass the filters, in the same order, as a file for spreadsheets',
  })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiProblems(400, 503)
  export(@Query({ schema: exportBookingsQuery }) query: ExportBookingsQuery): Promise<StreamableFile> {
    return this.booking.file({ path: bookingPaths.export, query });
  }

  @Get(':id')
  @ApiOperation({ summary: 'One booking with its history' })
  @ApiOkResponse({ standardSchema: bookingDetailResponse })
  @ApiProblems(400, 404, 503)
  read(@Param('id', { schema: recordId }) id: string): Promise<BookingDetailResponse> {
    const path = pathTo(bookingPaths.record, { id });
    return this.joinTooFewSeats.join(this.booking.json(bookingDetailResponse, { path }));
  }

  @StaffAct('statusChanged', 'status')
  @Patch(':id/status')
  @ApiOperation({
    summary: 'Set a status; rejected with 409 when the booking has changed since the given version',
  })
  @ApiOkResponse({ standardSchema: changedStatusResponse })
  @ApiProblems(400, 404, 409, 503)
  setStatus(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: changeStatusRequest }) body: ChangeStatusRequest,
    @SignedInAdmin() admin: AdminResponse,
  ): Promise<ChangedStatusResponse> {
    const path = pathTo(bookingPaths.status, { id });
    return this.booking.json(changedStatusResponse, { method: 'PATCH', path, body, adminId: admin.id });
  }

  @StaffAct('statusChanged')
  @Post(':id/status/undo')
  @HttpCode(200)
  @ApiOperation({
    summary:
      'Undo a change of status by staff within 12 seconds, before its email leaves; rejected with 409 later, if a customer, a driver or the product set it, or when the booking has changed since',
  })
  @ApiOkResponse({ standardSchema: changedStatusResponse })
  @ApiProblems(400, 404, 409, 503)
  undoStatus(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: undoStatusRequest }) body: UndoStatusRequest,
    @SignedInAdmin() admin: AdminResponse,
  ): Promise<ChangedStatusResponse> {
    const path = pathTo(bookingPaths.undoStatus, { id });
    return this.booking.json(changedStatusResponse, { method: 'POST', path, body, adminId: admin.id });
  }

  @StaffAct('changed')
  @Post(':id/steps')
  @HttpCode(200)
  @ApiOperation({
    summary: "Set how far a ride's driver is, for the driver",
    description:
      'The booking’s version stays. 409: `ride.stateChanged` if the state is no longer `from`, `ride.cancelled`, ' +
      '`step.notPossible` without a driver. `done` may complete the booking, `declined` unassigns the driver.',
  })
  @ApiOkResponse({ standardSchema: bookingDetailResponse })
  @ApiProblems(400, 404, 409, 503)
  setRideState(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: setRideStateRequest }) body: SetRideStateRequest,
    @SignedInAdmin() admin: AdminResponse,
  ): Promise<BookingDetailResponse> {
    const path = pathTo(driverPagePaths.rideSteps, { id });
    const call = { method: 'POST', path, body, adminId: admin.id } as const;
    return this.joinTooFewSeats.join(this.booking.json(bookingDetailResponse, call));
  }

  @StaffAct('changed')
  @Post(':id/link')
  @ApiOperation({
    summary: 'Create a new link to the ride page, for the customer; the former one ends at once',
  })
  @ApiCreatedResponse({ standardSchema: renewedLinkResponse })
  @ApiProblems(400, 404, 503)
  renewLink(
    @Param('id', { schema: recordId }) id: string,
    @SignedInAdmin() admin: AdminResponse,
  ): Promise<RenewedLinkResponse> {
    const path = pathTo(ridePaths.renewLink, { id });
    return this.booking.json(renewedLinkResponse, { method: 'POST', path, adminId: admin.id });
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({
    summary:
      'Delete a booking; rejected with 409 when it has changed since the given version. No email is sent',
  })
  @ApiNoContentResponse()
  @ApiProblems(400, 404, 409, 503)
  remove(
    @Param('id', { schema: recordId }) id: string,
    @Query({ schema: removeBookingQuery }) query: RemoveBookingQuery,
    @SignedInAdmin() admin: AdminResponse,
  ): Promise<RemovedRecord> {
    const path = pathTo(bookingPaths.record, { id });
    return this.booking.remove({ path, query, adminId: admin.id });
  }
}
