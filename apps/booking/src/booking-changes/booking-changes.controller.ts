import {
  bookingPaths,
  changeScheduleRequest,
  recordId,
  type BookingDetailResponse,
  type ChangeScheduleRequest,
} from '@chauffeur/contracts';
import { AdminId } from '@chauffeur/service-kit';
import { Body, Controller, Param, Patch } from '@nestjs/common';
import { ReadBooking } from '../bookings/read-booking.js';
import { ChangeSchedule } from './change-schedule.js';

@Controller()
export class BookingChangesController {
  constructor(
    private readonly changeSchedule: ChangeSchedule,
    private readonly readBooking: ReadBooking,
  ) {}

  @Patch(bookingPaths.schedule)
  async setSchedule(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: changeScheduleRequest }) request: ChangeScheduleRequest,
    @AdminId() changedBy: string,
  ): Promise<BookingDetailResponse> {
    await this.changeSchedule.change(id, request, changedBy);
    return this.readBooking.read(id);
  }
}
