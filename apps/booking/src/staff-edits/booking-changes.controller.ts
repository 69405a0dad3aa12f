import type { BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import {
  listBookingChangesQuery,
  type BookingChangePage,
  type ListBookingChangesQuery,
} from '@chauffeur/contracts/bookings/changes/booking-change';
import { bookingPaths } from '@chauffeur/contracts/bookings/booking-paths';
import {
  changeScheduleRequest,
  type ChangeScheduleRequest,
} from '@chauffeur/contracts/bookings/changes/change-schedule';
import {
  editBookingCommand,
  type EditBookingCommand,
} from '@chauffeur/contracts/bookings/changes/edit-booking';
import {
  newRideCandidatesQuery,
  rideCandidatesQuery,
  type NewRideCandidatesQuery,
  type RideCandidates,
  type RideCandidatesQuery,
} from '@chauffeur/contracts/bookings/changes/ride-candidates';
import {
  swapRidesRequest,
  type SwappedRides,
  type SwapRidesRequest,
} from '@chauffeur/contracts/bookings/changes/swap-rides';
import { recordId } from '@chauffeur/contracts/http/record';
import { AdminId } from '@chauffeur/service-kit';
import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ReadBooking } from '../booking-overview/read-booking.js';
import { ChangeDetails } from './change-details.js';
import { ChangeSchedule } from './change-schedule.js';
import { ListChanges } from '../booking-changes/recording/list-changes.js';
import { ReadCandidates } from './read-candidates.js';
import { SwapRides } from './swap-rides.js';

@Controller()
export class BookingChangesController {
  constructor(
    private readonly changeDetails: ChangeDetails,
    private readonly changeSchedule: ChangeSchedule,
    private readonly swapRides: SwapRides,
    private readonly listChanges: ListChanges,
    private readonly readCandidates: ReadCandidates,
    private readonly readBooking: ReadBooking,
  ) {}

  /** Edits that move nothing still arrive at `details`, which replicas of the previous release know. */
  @Patch([bookingPaths.record, bookingPaths.details])
  async edit(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: editBookingCommand }) command: EditBookingCommand,
    @AdminId() changedBy: string,
  ): Promise<BookingDetailResponse> {
    await this.changeDetails.change(id, command, changedBy);
    return this.readBooking.read(id);
  }

  @Patch(bookingPaths.schedule)
  async setSchedule(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: changeScheduleRequest }) request: ChangeScheduleRequest,
    @AdminId() changedBy: string,
  ): Promise<BookingDetailResponse> {
    await this.changeSchedule.change(id, request, changedBy);
    return this.readBooking.read(id);
  }

  @Post(bookingPaths.swap)
  @HttpCode(200)
  async swap(
    @Body({ schema: swapRidesRequest }) request: SwapRidesRequest,
    @AdminId() changedBy: string,
  ): Promise<SwappedRides> {
    await this.swapRides.swap(request, changedBy);
    const { first, second } = request;
    return {
      first: await this.readBooking.read(first.id),
      second: await this.readBooking.read(second.id),
    };
  }

  @Get(bookingPaths.changes)
  changes(
    @Param('id', { schema: recordId }) id: string,
    @Query({ schema: listBookingChangesQuery }) query: ListBookingChangesQuery,
  ): Promise<BookingChangePage> {
    return this.listChanges.list(id, query);
  }

  @Get(bookingPaths.candidates)
  candidates(
    @Param('id', { schema: recordId }) id: string,
    @Query({ schema: rideCandidatesQuery }) query: RideCandidatesQuery,
  ): Promise<RideCandidates> {
    return this.readCandidates.read(id, query);
  }

  @Get(bookingPaths.newCandidates)
  newCandidates(
    @Query({ schema: newRideCandidatesQuery }) query: NewRideCandidatesQuery,
  ): Promise<RideCandidates> {
    return this.readCandidates.readForNew(query);
  }
}
