import type { BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import { bookingPaths, driverAssignmentsPath } from '@chauffeur/contracts/bookings/booking-paths';
import {
  assignDriverRequest,
  listDriverAssignmentsQuery,
  type AssignDriverRequest,
  type DriverAssignmentResponse,
  type ListDriverAssignmentsQuery,
} from '@chauffeur/contracts/bookings/crew/driver-assignment';
import { recordId } from '@chauffeur/contracts/http/record';
import { AdminId } from '@chauffeur/service-kit';
import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ReadBooking } from '../booking-overview/read-booking.js';
import { AssignDriver } from './assign-driver.js';
import { ListAssignments } from './list-assignments.js';

@Controller()
export class DriverAssignmentsController {
  constructor(
    private readonly assignDriver: AssignDriver,
    private readonly listAssignments: ListAssignments,
    private readonly readBooking: ReadBooking,
  ) {}

  @Get(driverAssignmentsPath)
  list(
    @Query({ schema: listDriverAssignmentsQuery }) query: ListDriverAssignmentsQuery,
  ): Promise<DriverAssignmentResponse[]> {
    return this.listAssignments.list(query);
  }

  @Put(bookingPaths.driver)
  async assign(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: assignDriverRequest }) request: AssignDriverRequest,
    @AdminId() assignedBy: string,
  ): Promise<BookingDetailResponse> {
    await this.assignDriver.assign(id, request, assignedBy);
    return this.readBooking.read(id);
  }
}
