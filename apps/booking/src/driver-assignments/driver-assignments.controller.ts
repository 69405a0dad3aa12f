import {
  assignDriverRequest,
  listDriverAssignmentsQuery,
  type AssignDriverRequest,
  type BookingDetailResponse,
  type DriverAssignmentResponse,
  type ListDriverAssignmentsQuery,
} from '@chauffeur/contracts';
import { AdminId } from '@chauffeur/service-kit';
import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { z } from 'zod';
import { ReadBooking } from '../bookings/read-booking.js';
import { AssignDriver } from './assign-driver.js';
import { ListAssignments } from './list-assignments.js';

const bookingId = z.uuid('id.invalid');

@Controller()
export class DriverAssignmentsController {
  constructor(
    private readonly assignDriver: AssignDriver,
    private readonly listAssignments: ListAssignments,
    private readonly readBooking: ReadBooking,
  ) {}

  @Get('driver-assignments')
  list(
    @Query({ schema: listDriverAssignmentsQuery }) query: ListDriverAssignmentsQuery,
  ): Promise<DriverAssignmentResponse[]> {
    return this.listAssignments.list(query);
  }

  @Put('bookings/:id/driver')
  async assign(
    @Param('id', { schema: bookingId }) id: string,
    @Body({ schema: assignDriverRequest }) request: AssignDriverRequest,
    @AdminId() assignedBy: string,
  ): Promise<BookingDetailResponse> {
    await this.assignDriver.assign(id, request, assignedBy);
    return this.readBooking.read(id);
  }
}
