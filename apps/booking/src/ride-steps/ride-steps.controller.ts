import type { BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import { driverPagePaths } from '@chauffeur/contracts/driver-page/driver-page-paths';
import { setRideStateRequest, type SetRideStateRequest } from '@chauffeur/contracts/driver-page/driver-step';
import { recordId } from '@chauffeur/contracts/http/record';
import { AdminId } from '@chauffeur/service-kit';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ReadBooking } from '../booking-overview/read-booking.js';
import { SetStateByStaff } from './set-state-by-staff.js';

/** Requests of staff about the steps of rides. */
@Controller()
export class RideStepsController {
  constructor(
    private readonly setState: SetStateByStaff,
    private readonly readBooking: ReadBooking,
  ) {}

  @Post(driverPagePaths.rideSteps)
  @HttpCode(200)
  async set(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: setRideStateRequest }) request: SetRideStateRequest,
    @AdminId() by: string,
  ): Promise<BookingDetailResponse> {
    await this.setState.set(id, request, by);
    return this.readBooking.read(id);
  }
}
