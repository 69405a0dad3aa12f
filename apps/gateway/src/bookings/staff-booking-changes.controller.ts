import {
  bookingDetailResponse,
  bookingPaths,
  changeScheduleRequest,
  pathTo,
  recordId,
  type AdminResponse,
  type BookingDetailResponse,
  type ChangeScheduleRequest,
} from '@chauffeur/contracts';
import { Body, Controller, Param, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { SignedInAdmin } from '../session/signed-in-admin.decorator.js';
import { StaffRoutes } from '../session/staff-routes.decorator.js';
import { Booking } from '../upstream/upstream.module.js';

@StaffRoutes('bookings')
@Controller('api/admin/bookings')
export class StaffBookingChangesController {
  constructor(private readonly booking: Booking) {}

  @Patch(':id/schedule')
  @ApiOperation({
    summary: 'Move a ride to another time, vehicle or driver; what is absent stays',
    description:
      'A named vehicle or driver that is not free is 409 `vehicle.busy` or `driver.busy`, whose parameters name what is in the way; ' +
      '`tight` 1: only the times between the rides collide, which `allowTightGap` accepts. 409 `record.stale` when ' +
      'the booking has changed since the given version.',
  })
  @ApiOkResponse({ standardSchema: bookingDetailResponse })
  @ApiProblems(400, 404, 409, 503)
  setSchedule(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: changeScheduleRequest }) body: ChangeScheduleRequest,
    @SignedInAdmin() admin: AdminResponse,
  ): Promise<BookingDetailResponse> {
    const path = pathTo(bookingPaths.schedule, { id });
    return this.booking.json(bookingDetailResponse, { method: 'PATCH', path, body, adminId: admin.id });
  }
}
