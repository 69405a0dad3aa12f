import { randomUUID } from 'node:crypto';
import type { BookingStatus } from '@chauffeur/contracts/bookings/booking';
import {
  undoWithinSeconds,
  type ChangedStatusResponse,
  type ChangeStatusRequest,
} from '@chauffeur/contracts/bookings/changes/change-status';
import { underWayRideStates, type RideProgress } from '@chauffeur/contracts/bookings/crew/ride-state';
import type { RideProblem } from '@chauffeur/contracts/bookings/ride-problems';
import { bookingStatusChanged, type BookingStatusChanged } from '@chauffeur/contracts/events/booking-events';
import { wasDriven } from '@chauffeur/contracts/rides/ride-driven';
import { Outbox } from '@chauffeur/messaging';
import { CodedError, lockVersion } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { BookingHistoryEntity } from '../bookings/booking-history.entity.js';
import { bookingResponseOf } from '../bookings/booking-response.js';
import { lackingOf } from '../booking-changes/holding.js';
import { readBookingState } from '../booking-changes/recording/read-booking-state.js';
import { assignedDriverOf } from '../drivers/assigned-driver.js';
import { recordAssignment } from '../driver-assignments/record-assignment.js';
import { readDriverOf } from '../drivers/read-driver-of.js';
import { readHeldVehicle } from '../rides/holds/read-held-vehicle.js';
import { hold, type Held } from '../rides/holds/hold.js';
import { retryTransaction } from '../rides/retry-transaction.js';
import { wasOverBeforeBoarding, wasOverBeforeStart } from '../ride-progress/driver-change.rules.js';
import { FollowDriver } from '../ride-progress/follow-driver.js';
import { progressOf, readProgress } from '../ride-progress/ride-progress.js';
import { RideLinks } from '../ride-links/ride-links.js';
import { requireLessThanPaid } from '../booking-payments/require-less-than-paid.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { formerCancellation, storeCancellation, noCancellation } from './former-cancellation.js';
import { recordCrew } from './record-crew.js';

interface NewStatus {
  readonly status: BookingStatus;
  readonly changedBy: string;
  /** What the event carries besides the change itself. */
  readonly announced?: Pick<BookingStatusChanged, 'undoesChangeId' | 'tellCustomer' | 'payments'>;
}

@Injectable()
export class ChangeStatus {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly rideLinks: RideLinks,
    private readonly followDriver: FollowDriver,
  ) {}

  /**
   * Sets any status, with history, event and what the ride occupies in one transaction; no change if the status is
   * the same. A cancelled ride frees its vehicle and driver. A revived one takes what is still free; `problems` names
   * what it lacks. So does one that is open now and whose driver was done too early for it, or that lost what it names
   * while it was completed.
   * Throws CodedError `booking.notFound`, `record.stale` if the booking has changed since `version`, or
   * `keepUsd.aboveMaximum` if more is retained than was paid.
   */
  change(
    id: string,
    { status, version, payments, feeUsd }: ChangeStatusRequest,
    changedBy: string,
  ): Promise<ChangedStatusResponse> {
    return retryTransaction(this.dataSource, async (manager) => {
      const booking = await lockVersion(manager, BookingEntity, { id, version }, 'booking.notFound');
      if (booking.status === status) return { ...bookingResponseOf(booking), problems: [] };
      if (feeUsd && status === 'cancelled') booking.feeDueUsd = feeUsd;
      if (!payments || status !== 'cancelled') return this.set(manager, booking, { status, changedBy });
      requireLessThanPaid(payments, booking);
      return this.set(manager, booking, { status, changedBy, announced: { payments } });
    });
  }

  /**
   * Restores the status before a change by staff of some seconds ago, with the reason and fee of a revived
   * cancellation; the customer gets no email of either change.
   * Throws CodedError as `change` does, and `status.undoTooLate` if the change is too long ago or `version` was made
   * by anything else: the email of a booking that is confirmed at once has left, and customers and drivers have seen
   * what they set themselves.
   */
  undo(id: string, version: number, changedBy: string): Promise<ChangedStatusResponse> {
    return retryTransaction(this.dataSource, async (manager) => {
      const booking = await lockVersion(manager, BookingEntity, { id, version }, 'booking.notFound');
      const undone = await undoableChange(manager, id);
      if (!undone) throw new CodedError('status.undoTooLate');
      const announced = { undoesChangeId: undone.id, tellCustomer: false };
      if (undone.fromStatus === 'cancelled')
        Object.assign(booking, await formerCancellation(manager, booking.id));
      return this.set(manager, booking, { status: undone.fromStatus, changedBy, announced });
    });
  }

  /** Sets the status of a booking that the caller has locked, in the caller's transaction; otherwise like `change`. */
  async set(
    manager: EntityManager,
    booking: BookingEntity,
    change: NewStatus,
  ): Promise<ChangedStatusResponse> {
    const { id: bookingId, status: fromStatus, driverId } = booking;
    const { status, changedBy, announced } = change;
    const changedAt = await momentOfChange(manager);
    const { isRevived, progress } = await this.revival(manager, booking, change);
    const before = isRevived ? await readBookingState(manager, booking) : null;
    booking.status = status;
    if (fromStatus === 'cancelled') {
      await storeCancellation(manager, booking);
      Object.assign(booking, noCancellation);
    }
    const held = await hold(manager, booking, isRevived ? 'any' : 'own');
    const problems = problemsOf(booking, isRevived, held);
    // As everywhere, a ride ahead names only a vehicle that it holds.
    if (isRevived && !held.needsNothing) booking.vehicleId = held.vehicleId;
    if (problems.includes('noDriver') && driverId) {
      booking.driverId = null;
      await recordAssignment(manager, { bookingId, driver: null, assignedBy: changedBy, notes: null });
    }
    if (before && (await recordCrew(manager, { booking, before, changedBy }))) booking.scheduleVersion += 1;
    const changed = bookingResponseOf(await manager.save(Object.assign(booking, { updatedAt: changedAt })));
    const changeId = randomUUID();
    const entry = { id: changeId, bookingId, fromStatus, toStatus: status, changedBy, changedAt };
    await manager.insert(BookingHistoryEntity, entry);
    // A customer who has been driven needs no confirmation.
    const silent = status === 'confirmed' && wasDriven(booking, progress) ? { tellCustomer: false } : {};
    await this.publish(manager, booking, {
      booking: changed,
      fromStatus,
      changedBy,
      changeId,
      ...silent,
      ...announced,
    });
    // The driver has seen the ride cancelled or over, except if the cancellation was undone within seconds.
    if (isRevived && driverId && (booking.driverId === null || !announced?.undoesChangeId))
      await this.followDriver.afterRevival(manager, booking, progress.state, { by: changedBy });
    return { ...changed, problems };
  }

  /**
   * Returns whether the new status makes the ride take a vehicle and a driver again, and its driver's progress, which is reset if
   * the driver was done too early for it.
   */
  private async revival(
    manager: EntityManager,
    booking: BookingEntity,
    { status, changedBy, announced }: NewStatus,
  ): Promise<{ isRevived: boolean; progress: RideProgress }> {
    const { id, status: fromStatus } = booking;
    const planned = Object.assign(new BookingEntity(), booking, { status });
    // Staff who reset a completion say that the ride was not driven; one that is confirmed may have been, early.
    const wasOver = fromStatus === 'completed' ? wasOverBeforeStart : wasOverBeforeBoarding;
    const reopening = { by: changedBy, wasOver };
    const isReopened =
      !announced?.undoesChangeId && (await this.followDriver.reopen(manager, booking, planned, reopening));
    const progress = progressOf(booking, (await readProgress(manager, [id])).get(id));
    // A block takes what a completed ride has, which may be ahead all the same. A driver who is under way stays.
    const isAheadOfDriver = progress.state !== 'done' && !underWayRideStates.includes(progress.state);
    const hasLost =
      fromStatus === 'completed' && isAheadOfDriver && (await lackingOf(manager, planned)) !== null;
    return { isRevived: fromStatus === 'cancelled' || isReopened || hasLost, progress };
  }

  /** Publishes a stored change with the link to the ride page, and with the driver and the vehicle that the ride has now. */
  private async publish(
    manager: EntityManager,
    booking: BookingEntity,
    change: Omit<BookingStatusChanged, 'link' | 'driver' | 'vehicle'>,
  ): Promise<void> {
    const link = await this.rideLinks.ensure(manager, booking.id);
    const driver = assignedDriverOf(await readDriverOf(manager, booking));
    const vehicle = await readHeldVehicle(manager, booking.id);
    await this.outbox.add(manager, bookingStatusChanged, { ...change, link, driver, vehicle });
  }
}

/** Returns what an open ride lacks after the change: a vehicle, or the driver it had before it was revived. */
function problemsOf(booking: BookingEntity, isRevived: boolean, held: Held): RideProblem[] {
  if (held.needsNothing) return [];
  const isOpen = booking.status === 'pending' || booking.status === 'confirmed';
  const hasLostDriver = isRevived && booking.driverId !== null && !held.driverId;
  return [
    ...(isOpen && !held.vehicleId ? (['noVehicle'] as const) : []),
    ...(hasLostDriver ? (['noDriver'] as const) : []),
  ];
}

/**
 * The time of a change of a locked booking, in the milliseconds of a Date. Not the transaction's beginning: another
 * one may have changed it since.
 */
async function momentOfChange(manager: EntityManager): Promise<Date> {
  const [row] = await manager.query<{ now: Date }[]>(
    "SELECT date_trunc('milliseconds', clock_timestamp()) AS now",
  );
  return row?.now ?? new Date();
}

/** Returns the last status change by staff if it can still be undone and nothing has changed the booking since. */
async function undoableChange(
  manager: EntityManager,
  bookingId: string,
): Promise<{ id: string; fromStatus: BookingStatus } | undefined> {
  // The two times are equal if the change made this version.
  const [change] = await manager.query<{ id: string; fromStatus: BookingStatus }[]>(
    `SELECT entry.id, entry.from_status AS "fromStatus"
       FROM booking_history entry JOIN bookings booking ON booking.id = entry.booking_id
      WHERE booking.id = $1 AND entry.changed_at = booking.updated_at AND entry.from_status IS NOT NULL
        AND entry.changed_by NOT IN ('customer', 'system') AND entry.changed_by NOT LIKE 'driver:%'
        AND entry.changed_at >= clock_timestamp() - make_interval(secs => $2)`,
    [bookingId, undoWithinSeconds],
  );
  return change;
}
