import type { BookingDetailResponse, PlacedTrip } from '@chauffeur/contracts/bookings/booking';
import { bookingPaths } from '@chauffeur/contracts/bookings/booking-paths';
import {
  changeStatusRequest,
  removeBookingQuery,
  type ChangedStatusResponse,
  type ChangeStatusRequest,
  type RemoveBookingQuery,
  undoStatusRequest,
  type UndoStatusRequest,
} from '@chauffeur/contracts/bookings/changes/change-status';
import { placeBookingCommand, type PlaceBookingCommand } from '@chauffeur/contracts/bookings/create-booking';
import {
  exportBookingsQuery,
  listBookingsQuery,
  type BookingPage,
  type ExportBookingsQuery,
  type ListBookingsQuery,
} from '@chauffeur/contracts/bookings/list-bookings';
import { recordId } from '@chauffeur/contracts/http/record';
import { AdminId, RemovedRecordReporter, type ReportRemovedRecord } from '@chauffeur/service-kit';
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
import { ExportBookings } from './export-bookings.js';
import { ChangeStatus } from '../booking-status/change-status.js';
import { ListBookings } from './list-bookings.js';
import { PlaceBooking } from '../new-bookings/place-booking.js';
import { ReadBooking } from './read-booking.js';
import { RemoveBooking } from '../booking-status/remove-booking.js';

@Controller()
export class BookingsController {
  constructor(
    private readonly placeBooking: PlaceBooking,
    private readonly listBookings: ListBookings,
    private readonly readBooking: ReadBooking,
    private readonly changeStatus: ChangeStatus,
    private readonly removeBooking: RemoveBooking,
    private readonly exportBookings: ExportBookings,
  ) {}

  @Post(bookingPaths.collection)
  place(@Body({ schema: placeBookingCommand }) command: PlaceBookingCommand): Promise<PlacedTrip> {
    return this.placeBooking.place(command);
  }

  @Get(bookingPaths.collection)
  list(@Query({ schema: listBookingsQuery }) query: ListBookingsQuery): Promise<BookingPage> {
    return this.listBookings.list(query);
  }

  @Get(bookingPaths.export)
  export(@Query({ schema: exportBookingsQuery }) query: ExportBookingsQuery): StreamableFile {
    return this.exportBookings.file(query);
  }

  @Get(bookingPaths.record)
  read(@Param('id', { schema: recordId }) id: string): Promise<BookingDetailResponse> {
    return this.readBooking.read(id);
  }

  @Patch(bookingPaths.status)
  setStatus(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: changeStatusRequest }) request: ChangeStatusRequest,
    @AdminId() changedBy: string,
  ): Promise<ChangedStatusResponse> {
    return this.changeStatus.change(id, request, changedBy);
  }

  @Post(bookingPaths.undoStatus)
  @HttpCode(200)
  undoStatus(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: undoStatusRequest }) { version }: UndoStatusRequest,
    @AdminId() changedBy: string,
  ): Promise<ChangedStatusResponse> {
    return this.changeStatus.undo(id, version, changedBy);
  }

  @Delete(bookingPaths.record)
  @HttpCode(204)
  async remove(
    @Param('id', { schema: recordId }) id: string,
    @Query({ schema: removeBookingQuery }) query: RemoveBookingQuery,
    @AdminId() removedBy: string,
    @RemovedRecordReporter() reportRemoved: ReportRemovedRecord,
  ): Promise<void> {
    reportRemoved(await this.removeBooking.remove(id, query, removedBy));
  }
}
