import { bookingDetailResponse, type BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import { bookingPaths, driverAssignmentsPath } from '@chauffeur/contracts/bookings/booking-paths';
import {
  assignDriverRequest,
  driverAssignmentResponse,
  listDriverAssignmentsQuery,
  type AssignDriverRequest,
  type DriverAssignmentResponse,
  type ListDriverAssignmentsQuery,
} from '@chauffeur/contracts/bookings/crew/driver-assignment';
import { pathTo } from '@chauffeur/contracts/http/paths';
import { recordId } from '@chauffeur/contracts/http/record';
import type { AdminResponse } from '@chauffeur/contracts/identity/account';
import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { z } from 'zod';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { StaffAct } from '../staff-routes/staff-act.decorator.js';
import { SignedInAdmin } from '../session/signed-in-admin.decorator.js';
import { StaffRoutes } from '../staff-routes/staff-routes.decorator.js';
import { Booking } from '../upstream/upstream.module.js';
import { JoinTooFewSeats } from './join-too-few-seats.js';

const assignments = z.array(driverAssignmentResponse);

@StaffRoutes('driver assignments')
@Controller('api/admin')
export class StaffDriverAssignmentsController {
  constructor(
    private readonly booking: Booking,
    private readonly joinTooFewSeats: JoinTooFewSeats,
  ) {}

  @Get('driver-assignments')
  @ApiOperation({ summary: 'Who had which booking since when, newest first; of one booking or of all' })
  @ApiOkResponse({ standardSchema: assignments })
  @ApiProblems(400, 503)
  list(
    @Query({ schema: listDriverAssignmentsQuery }) query: ListDriverAssignmentsQuery,
  ): Promise<DriverAssignmentResponse[]> {
    return this.booking.json(assignments, { path: driverAssignmentsPath, query });
  }

  @StaffAct('driverAssigned')
  @Put('bookings/:id/driver')
  @ApiOperation({
    summary: 'Assign a booking to a driver, or to none; 409 when it has changed since the given version',
    description:
      'For the present driver, this changes the `notes` and restores what a ride ahead has lost: vehicle or driver. 409 ' +
      '`driver.busy` names the ride or block that has the driver; `vehicle.busy` that which has the vehicle, only if ' +
      'the present driver is given without `notes`.',
  })
  @ApiOkResponse({ standardSchema: bookingDetailResponse })
  @ApiProblems(400, 404, 409, 503)
  assign(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: assignDriverRequest }) body: AssignDriverRequest,
    @SignedInAdmin() admin: AdminResponse,
  ): Promise<BookingDetailResponse> {
    const path = pathTo(bookingPaths.driver, { id });
    return this.joinTooFewSeats.join(
      this.booking.json(bookingDetailResponse, { method: 'PUT', path, body, adminId: admin.id }),
    );
  }
}
