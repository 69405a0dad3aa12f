import { bookingDetailResponse, type BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import {
  bookingChangePage,
  listBookingChangesQuery,
  type BookingChangePage,
  type ListBookingChangesQuery,
} from '@chauffeur/contracts/bookings/changes/booking-change';
import { bookingPaths } from '@chauffeur/contracts/bookings/booking-paths';
import {
  changeDetailsRequest,
  type ChangeDetailsRequest,
} from '@chauffeur/contracts/bookings/changes/change-details';
import {
  changeScheduleRequest,
  type ChangeScheduleRequest,
} from '@chauffeur/contracts/bookings/changes/change-schedule';
import {
  editBookingRequest,
  type EditBookingRequest,
} from '@chauffeur/contracts/bookings/changes/edit-booking';
import {
  newRideCandidatesQuery,
  rideCandidates,
  rideCandidatesQuery,
  type NewRideCandidatesQuery,
  type RideCandidates,
  type RideCandidatesQuery,
} from '@chauffeur/contracts/bookings/changes/ride-candidates';
import {
  swappedRides,
  swapRidesRequest,
  type SwappedRides,
  type SwapRidesRequest,
} from '@chauffeur/contracts/bookings/changes/swap-rides';
import { pathTo } from '@chauffeur/contracts/http/paths';
import { recordId } from '@chauffeur/contracts/http/record';
import type { AdminResponse } from '@chauffeur/contracts/identity/account';
import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { SignedInAdmin } from '../session/signed-in-admin.decorator.js';
import { StaffRoutes } from '../staff-routes/staff-routes.decorator.js';
import { StaffAct } from '../staff-routes/staff-act.decorator.js';
import { Booking } from '../upstream/upstream.module.js';
import { ComposeBookingDetails } from './compose-booking-details.js';
import { ComposeCandidates } from './compose-candidates.js';
import { JoinTooFewSeats } from './join-too-few-seats.js';

@StaffRoutes('bookings')
@Controller('api/admin/bookings')
export class StaffBookingChangesController {
  constructor(
    private readonly booking: Booking,
    private readonly composeBookingDetails: ComposeBookingDetails,
    private readonly composeCandidates: ComposeCandidates,
    private readonly joinTooFewSeats: JoinTooFewSeats,
  ) {}

  @Patch(':id')
  @ApiOperation({
    summary: 'Edit a booking, its price included, and move its ride: both or neither; what is absent stays',
    description:
      'Another car gets any of its free vehicles, another service or tour its own length; the price changes only if it ' +
      'is given. 409 `vehicle.busy` or `driver.busy` as for `schedule`, and `record.stale` when the booking has changed ' +
      'since the given version.',
  })
  @ApiOkResponse({ standardSchema: bookingDetailResponse })
  @ApiProblems(400, 404, 409, 503)
  edit(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: editBookingRequest }) body: EditBookingRequest,
    @SignedInAdmin() admin: AdminResponse,
  ): Promise<BookingDetailResponse> {
    return this.joinTooFewSeats.join(this.composeBookingDetails.send(id, body, admin.id));
  }

  @Patch(':id/details')
  @ApiOperation({
    summary: 'Edit a booking without moving its ride; `PATCH /api/admin/bookings/{id}` does both',
    deprecated: true,
  })
  @ApiOkResponse({ standardSchema: bookingDetailResponse })
  @ApiProblems(400, 404, 409, 503)
  setDetails(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: changeDetailsRequest }) body: ChangeDetailsRequest,
    @SignedInAdmin() admin: AdminResponse,
  ): Promise<BookingDetailResponse> {
    return this.joinTooFewSeats.join(this.composeBookingDetails.send(id, body, admin.id));
  }

  @Patch(':id/schedule')
  @ApiOperation({
    summary: 'Move a ride to another time, vehicle or driver; what is absent stays',
    description:
      'A named vehicle or driver that is not free is rejected with 409 `vehicle.busy` or `driver.busy`, whose ' +
      'parameters name what is in the way. `tight` 1: only the times between the rides collide, which `allowTightGap` ' +
      'accepts. 409 `record.stale` when the booking has changed since the given version.',
  })
  @ApiOkResponse({ standardSchema: bookingDetailResponse })
  @ApiProblems(400, 404, 409, 503)
  setSchedule(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: changeScheduleRequest }) body: ChangeScheduleRequest,
    @SignedInAdmin() admin: AdminResponse,
  ): Promise<BookingDetailResponse> {
    const path = pathTo(bookingPaths.schedule, { id });
    return this.joinTooFewSeats.join(
      this.booking.json(bookingDetailResponse, { method: 'PATCH', path, body, adminId: admin.id }),
    );
  }

  @StaffAct('changed')
  @Post('swap')
  @HttpCode(200)
  @ApiOperation({ summary: 'Exchange the vehicles, or the drivers, of two rides: both or none' })
  @ApiOkResponse({ standardSchema: swappedRides })
  @ApiProblems(400, 404, 409, 503)
  swap(
    @Body({ schema: swapRidesRequest }) body: SwapRidesRequest,
    @SignedInAdmin() admin: AdminResponse,
  ): Promise<SwappedRides> {
    const path = bookingPaths.swap;
    return this.booking.json(swappedRides, { method: 'POST', path, body, adminId: admin.id });
  }

  @Get('candidates')
  @ApiOperation({
    summary: 'Vehicles and drivers that could take a ride that is not booked yet, free ones first',
    description:
      'A service or tour has its own length unless `durationMinutes` is given. Without a time all are free.',
  })
  @ApiOkResponse({ standardSchema: rideCandidates })
  @ApiProblems(400, 503)
  newCandidates(
    @Query({ schema: newRideCandidatesQuery }) query: NewRideCandidatesQuery,
  ): Promise<RideCandidates> {
    return this.composeCandidates.readForNew(query);
  }

  @Get(':id/candidates')
  @ApiOperation({
    summary: 'Vehicles and drivers that could take a ride, free ones first',
    description: 'For the ride as it is booked, with the changes in the query.',
  })
  @ApiOkResponse({ standardSchema: rideCandidates })
  @ApiProblems(400, 404, 503)
  candidates(
    @Param('id', { schema: recordId }) id: string,
    @Query({ schema: rideCandidatesQuery }) query: RideCandidatesQuery,
  ): Promise<RideCandidates> {
    return this.composeCandidates.read(id, query);
  }

  @Get(':id/changes')
  @ApiOperation({ summary: 'What was changed in a booking, and by whom, newest first' })
  @ApiOkResponse({ standardSchema: bookingChangePage })
  @ApiProblems(400, 404, 503)
  changes(
    @Param('id', { schema: recordId }) id: string,
    @Query({ schema: listBookingChangesQuery }) query: ListBookingChangesQuery,
  ): Promise<BookingChangePage> {
    return this.booking.json(bookingChangePage, { path: pathTo(bookingPaths.changes, { id }), query });
  }
}
