import { bakuInstant } from '@chauffeur/contracts/time/baku-instant';
import { startError } from '@chauffeur/contracts/bookings/ride-details/ride-start';
import type { Language } from '@chauffeur/contracts/languages/languages';
import type { ChangeRideCommand, RideChangeResponse } from '@chauffeur/contracts/rides/change-ride';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { EditBooking, type Edit, type Editable } from '../../booking-changes/edit-booking.js';
import { readBookingRules } from '../../booking-rules/read-booking-rules.js';
import { BookingEntity } from '../../bookings/booking.entity.js';
import { findOtherLeg } from '../../bookings/other-leg.js';
import { ChangeStatus } from '../../booking-status/change-status.js';
import { hasManyOpenRequests } from '../../new-bookings/open-requests.js';
import { RideLinks } from '../../ride-links/ride-links.js';
import type { Held } from '../../rides/holds/hold.js';
import { plannedRangeOf } from '../../rides/holds/occupied-range.js';
import { retryDryRun, retryTransaction } from '../../rides/retry-transaction.js';
import { FullCarRejection } from './full-car-rejection.js';
import { readCancelFee } from '../read-cancel-fee.js';
import { rideOf } from '../read-ride.js';
import { applyChange, changesTrip, invalid, passesOtherLeg } from './ride-change.rules.js';
import { changesOf, type CancelFee } from '../ride.rules.js';
import { readChangeTerms } from './read-change-terms.js';

const changedBy = 'customer';

@Injectable()
export class ChangeRide {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editBooking: EditBooking,
    private readonly changeStatus: ChangeStatus,
    private readonly rideLinks: RideLinks,
  ) {}

  /**
   * Changes the ride of a token for its customer in one transaction, so it retains what it holds until it gets what it
   * needs. A preview rolls the same transaction back, so it shows the real result. Throws CodedError `link.invalid`,
   * `link.expired`, `ride.over`, `ride.tooLate`, `record.stale`, `request.invalid`, `extras.notOffered`; unless it is a
   * preview, also `ride.priceChanged`, and `car.full` with `otherTimes` (HH:MM, separated by commas).
   */
  change(command: ChangeRideCommand): Promise<RideChangeResponse> {
    const inTransaction = command.request.dryRun ? retryDryRun : retryTransaction;
    return inTransaction(this.dataSource, (manager) => this.changeIn(manager, command, new Date()));
  }

  private async changeIn(
    manager: EntityManager,
    command: ChangeRideCommand,
    now: Date,
  ): Promise<RideChangeResponse> {
    const booking = await this.rideLinks.lockBooking(manager, command.token);
    // Throws if the link has ended.
    await rideOf(manager, booking, now);
    const rules = await readBookingRules(manager);
    requireOpen(booking, rules.changeUntilHours, changesTrip(command), now);
    if (booking.version !== command.request.version) throw new CodedError('record.stale');
    const { dryRun = false } = command.request;
    const full = new FullCarRejection(booking.vehicleId);
    const before = placesAndStart(booking);
    const isFeeDue = isDue(await readCancelFee(manager, booking, rules, now));
    const isLimited = booking.status === 'pending';
    const needsConfirmation =
      rules.bookingMode === 'request' && isElsewhere(changedCopy(booking, command, now), before);
    if (needsConfirmation && booking.status === 'confirmed') {
      // Before the edit, whose event then has the new status.
      const announced = { tellCustomer: false };
      await this.changeStatus.set(manager, booking, { status: 'pending', changedBy, announced });
    }
    await this.editBooking.editLocked(manager, { booking, changedBy }, async (editable) => {
      const length = booking.durationMinutes;
      applyChange(booking, command, todayInBaku(now));
      const isMoved = await this.move(manager, booking, {
        before: before.start,
        language: command.request.language,
        now,
      });
      if (isMoved && isFeeDue) booking.feeDueSince ??= now;
      requirePrice(booking, command);
      const tellCustomer = needsConfirmation ? false : undefined;
      if (!isMoved && booking.durationMinutes === length) return { hold: null, tellCustomer };
      return this.holding(manager, editable, { now, dryRun, full, tellCustomer, isLimited });
    });
    const ride = await rideOf(manager, booking, now);
    const version = dryRun ? command.request.version : ride.version;
    return { ride: { ...ride, version }, isFree: !full.isFull, otherTimes: full.otherTimes };
  }

  /** Moves the ride; returns whether it starts at another time, which the terms must allow as for a new booking. */
  private async move(
    manager: EntityManager,
    booking: BookingEntity,
    { before, language = booking.language, now }: MoveContext,
  ): Promise<boolean> {
    if (startText(booking) === before) return false;
    const { bookingDate, bookingTime } = booking;
    const terms = await readChangeTerms(manager, booking);
    const error = startError({ bookingDate, bookingTime, isTour: booking.tourId !== null }, terms, {
      now,
      language,
    });
    if (error) throw new CodedError('request.invalid', [error]);
    if (passesOtherLeg(booking, await findOtherLeg(manager, booking)))
      throw invalid('bookingDate', 'returnRide.bookingDate.beforeOutbound');
    booking.startsAt = bookingTime === null ? null : bakuInstant(bookingDate, bookingTime);
    // A start that is too soon was rejected.
    booking.urgent = false;
    return true;
  }

  private async holding(
    manager: EntityManager,
    { booking, holdsVehicle }: Editable,
    { now, dryRun, full, tellCustomer, isLimited }: HoldingContext,
  ): Promise<Edit> {
    const today = todayInBaku(now);
    if (isLimited && !holdsVehicle && (await hasManyOpenRequests(manager, booking, today, booking.id))) {
      // As everywhere, a ride ahead names only a vehicle that it holds.
      if (plannedRangeOf(booking)) booking.vehicleId = null;
      // One open request too many gets no vehicle at another time either; a driver whom staff assigned stays with it.
      if (booking.driverId === null) return { hold: null, tellCustomer };
      const onHeld = (held: Held) => unassignBusyDriver(booking, held);
      return { hold: { vehicle: 'same', driver: 'same' }, tellCustomer, onHeld };
    }
    const onHeld = async (held: Held) => {
      if (!plannedRangeOf(booking)) return;
      if (!held.vehicleId) await full.findOtherTimes(manager, booking, now);
      if (full.isFull && !dryRun) throw full.error();
      unassignBusyDriver(booking, held);
    };
    return { hold: { vehicle: 'any', driver: 'same' }, tellCustomer, onHeld };
  }
}

/** Takes off a driver who has another ride at that time; staff then find one. */
function unassignBusyDriver(booking: BookingEntity, held: Held): void {
  if (plannedRangeOf(booking) && !held.driverId) booking.driverId = null;
}

interface MoveContext {
  /** The date and time at which the ride started before. */
  readonly before: string;
  /** The language of a closed period's reason. */
  readonly language: Language | undefined;
  readonly now: Date;
}

interface HoldingContext {
  readonly now: Date;
  readonly dryRun: boolean;
  readonly full: FullCarRejection;
  readonly tellCustomer: boolean | undefined;
  /** An open request; the number of those that may hold a vehicle is limited. */
  readonly isLimited: boolean;
}

function requireOpen(booking: BookingEntity, changeUntilHours: number, isOfTrip: boolean, now: Date): void {
  const changes = changesOf(booking, changeUntilHours);
  if (!changes) throw new CodedError('ride.over');
  if (now > (isOfTrip ? changes.tripUntil : changes.detailsUntil)) throw new CodedError('ride.tooLate');
}

function requirePrice(booking: BookingEntity, command: ChangeRideCommand): void {
  const { dryRun, expectedPrice } = command.request;
  if (dryRun) return;
  if (expectedPrice === undefined) {
    if (changesTrip(command)) throw invalid('expectedPrice', 'expectedPrice.required');
    return;
  }
  const { totalPrice } = booking;
  if (totalPrice === expectedPrice) return;
  const error = { field: 'expectedPrice', code: 'expectedPrice.changed', params: { totalPrice } };
  throw new CodedError('ride.priceChanged', [error]);
}

function isDue(fee: CancelFee | null): boolean {
  return fee !== null && (fee.feeUsd > 0 || fee.isToBeAgreed);
}

function changedCopy(booking: BookingEntity, command: ChangeRideCommand, now: Date): BookingEntity {
  const copy = Object.assign(new BookingEntity(), booking);
  applyChange(copy, command, todayInBaku(now));
  return copy;
}

function placesAndStart(booking: BookingEntity) {
  const { pickupLocation, dropoffLocation } = booking;
  const stops = booking.stops.map(({ text }) => text);
  return { start: startText(booking), places: JSON.stringify([pickupLocation, dropoffLocation, stops]) };
}

/** Whether the ride starts at another time or has other places. */
function isElsewhere(booking: BookingEntity, before: ReturnType<typeof placesAndStart>): boolean {
  const { start, places } = placesAndStart(booking);
  return start !== before.start || places !== before.places;
}

const startText = ({ bookingDate, bookingTime }: BookingEntity) => `${bookingDate} ${bookingTime ?? ''}`;
