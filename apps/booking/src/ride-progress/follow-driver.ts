import type { BookingChangeField } from '@chauffeur/contracts/bookings/changes/booking-change';
import {
  finishedRideStates,
  underWayRideStates,
  type RideState,
} from '@chauffeur/contracts/bookings/crew/ride-state';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { Outbox } from '@chauffeur/messaging';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../bookings/booking.entity.js';
import { lockBookings } from '../bookings/lock-bookings.js';
import { lockDriver } from '../drivers/lock-driver.js';
import { RideLinks } from '../ride-links/ride-links.js';
import { RidesToLock } from '../rides/retry-transaction.js';
import { canDriverReportProgress } from './can-report-progress.js';
import { driverEffectOf, fieldsShownToDriver, type WasOver } from './driver-change.rules.js';
import { changeRideState } from './change-ride-state.js';
import { progressOf, readProgress } from './ride-progress.js';

/** How a ride was given to its driver. */
interface RideOffer {
  readonly by: string;
  /** Whether the driver has already agreed by phone. */
  readonly agreed?: boolean | undefined;
}

/** Who sets a ride so that it may be ahead again. */
interface Reopening {
  readonly by: string;
  /** Whether the driver's last step does not count for the ride: `wasOverBeforeStart` or `wasOverBeforeBoarding`. */
  readonly wasOver: WasOver;
}

/** The planned time and driver of a ride. */
type PlannedRide = Pick<
  BookingEntity,
  'status' | 'driverId' | 'bookingDate' | 'startsAt' | 'durationMinutes'
>;

/** A booking that was changed and stored, to update its present driver's progress. */
export interface ChangedRide extends RideOffer {
  readonly booking: BookingEntity;
  readonly before: Pick<BookingEntity, 'driverId' | 'bookingDate' | 'startsAt'>;
  readonly changed: readonly BookingChangeField[];
}

/**
 * Updates the driver's progress when a booking changes, in the same way for changes by staff and by customers. Stores
 * everything in the transaction of the caller, who has locked and stored the booking.
 */
@Injectable()
export class FollowDriver {
  constructor(
    private readonly outbox: Outbox,
    private readonly rideLinks: RideLinks,
  ) {}

  /** Asks a new driver, stops asking one who was taken off, and asks one who stays again or shows what changed. */
  async afterChange(manager: EntityManager, ride: ChangedRide): Promise<void> {
    const { booking, before, changed } = ride;
    const stored = (await readProgress(manager, [booking.id])).get(booking.id);
    const { state } = progressOf(before, stored);
    if (before.driverId !== booking.driverId) return this.give(manager, booking, state, ride);
    // A late ride is still being driven: its driver must see where to.
    const isDriven = isOpen(booking) && underWayRideStates.includes(state);
    if (!isDriven && !isAhead(booking, new Date())) return undefined;
    if (booking.driverId === null || !(await canDriverReportProgress(manager, booking.driverId)))
      return undefined;
    const effect = driverEffectOf(state, before, booking, changed);
    if (effect === 'ask') return this.give(manager, booking, state, ride);
    if (effect === 'show') return showChange(manager, booking, fieldsShownToDriver(booking, changed));
    return undefined;
  }

  /**
   * Resets the progress of a ride that its driver ended too early for it, as in `planned`; returns whether it did.
   * Call it with the booking as stored, before deciding what it holds, which `done` would shorten.
   */
  async reopen(
    manager: EntityManager,
    stored: BookingEntity,
    planned: PlannedRide,
    { by, wasOver }: Reopening,
  ): Promise<boolean> {
    const progress = (await readProgress(manager, [stored.id])).get(stored.id);
    const { state } = progressOf(planned, progress);
    const now = new Date();
    if (!progress || !wasOver(state, progress.since, planned) || !isAhead(planned, now)) return false;
    const link = await this.rideLinks.ensure(manager, stored.id);
    await changeRideState(manager, this.outbox, stored, {
      from: state,
      to: 'accepted',
      happenedAt: now,
      by,
      link,
    });
    return true;
  }

  /** Asks the driver of a revived ride again if it is still ahead: the driver has seen it cancelled. */
  async afterRevival(
    manager: EntityManager,
    booking: BookingEntity,
    from: RideState,
    given: RideOffer,
  ): Promise<void> {
    const isOver = finishedRideStates.includes(from) || !isAhead(booking, new Date());
    if (booking.driverId === null || !isOver) await this.give(manager, booking, from, given);
  }

  /** Asks a booking's driver; sets `accepted` at once if the driver has agreed or can't answer. */
  async give(
    manager: EntityManager,
    booking: BookingEntity,
    from: RideState,
    { by, agreed = false }: RideOffer,
  ): Promise<void> {
    const { driverId } = booking;
    const now = new Date();
    const isAsked =
      driverId && !agreed && isAhead(booking, now) && (await canDriverReportProgress(manager, driverId));
    const to = driverId === null ? 'none' : isAsked ? 'offered' : 'accepted';
    if (from === 'none' && to === 'none') return;
    const link = await this.rideLinks.ensure(manager, booking.id);
    await changeRideState(manager, this.outbox, booking, { from, to, happenedAt: now, by, link });
  }

  /**
   * Updates rides after a driver's link or device has ended. If the driver can no longer answer, open questions count
   * as agreed by phone, as for a driver who never could. Locks the bookings, by id, and then the driver, in the order
   * of all changes. Throws RidesToLock if the driver was asked about another ride before the lock.
   */
  async closeOffers(manager: EntityManager, driverId: string): Promise<void> {
    const bookings = await lockBookings(manager, await askedRidesOf(manager, driverId));
    await lockDriver(manager, driverId);
    if (await canDriverReportProgress(manager, driverId)) return;
    const locked = new Set(bookings.map(({ id }) => id));
    const asked = await askedRidesOf(manager, driverId);
    if (asked.some((id) => !locked.has(id))) throw new RidesToLock(asked);
    for (const booking of bookings) {
      const { state } = progressOf(booking, (await readProgress(manager, [booking.id])).get(booking.id));
      if (booking.driverId !== driverId || state !== 'offered' || !isAhead(booking, new Date())) continue;
      await this.give(manager, booking, state, { by: 'system' });
    }
  }
}

/** More rides than a driver is asked about at a time. */
const maxAskedRides = 500;

function isOpen({ status }: Pick<PlannedRide, 'status'>): boolean {
  return status === 'pending' || status === 'confirmed';
}

/** Whether a ride is still to be driven: its driver is not asked about one that is over. */
function isAhead(ride: PlannedRide, now: Date): boolean {
  const { startsAt, durationMinutes, bookingDate } = ride;
  if (!isOpen(ride)) return false;
  if (!startsAt) return bookingDate >= todayInBaku(now);
  return startsAt.getTime() + (durationMinutes ?? 0) * 60_000 > now.getTime();
}

/** Returns the bookings ahead whose active driver has not answered; up to the limit, the soonest ones. */
async function askedRidesOf(manager: EntityManager, driverId: string): Promise<string[]> {
  const rides = await manager.query<{ id: string }[]>(
    `SELECT booking.id FROM bookings booking JOIN ride_progress progress ON progress.booking_id = booking.id
       JOIN drivers driver ON driver.id = booking.driver_id AND driver.is_active
      WHERE booking.driver_id = $1 AND progress.driver_id = $1 AND progress.state = 'offered'
        AND booking.status IN ('pending', 'confirmed')
        AND (booking.starts_at + make_interval(mins => coalesce(booking.duration_minutes, 0)) > now()
             OR booking.starts_at IS NULL AND booking.booking_date >= $2)
      ORDER BY booking.booking_date, booking.id LIMIT ${maxAskedRides}`,
    [driverId, todayInBaku(new Date())],
  );
  return rides.map(({ id }) => id);
}

/** Adds to the driver's unseen changes; inserts the row of a ride that was given before progress was stored. */
async function showChange(
  manager: EntityManager,
  { id, driverId }: BookingEntity,
  fields: readonly BookingChangeField[],
): Promise<void> {
  await manager.query(
    `INSERT INTO ride_progress (booking_id, driver_id, state, since, changed_at, changed_fields)
     VALUES ($1, $2, 'accepted', now(), date_trunc('milliseconds', clock_timestamp()), $3)
     ON CONFLICT (booking_id) DO UPDATE
       SET state = CASE WHEN ride_progress.driver_id = EXCLUDED.driver_id THEN ride_progress.state ELSE EXCLUDED.state END,
           driver_id = EXCLUDED.driver_id, changed_at = EXCLUDED.changed_at,
           changed_fields = (
             SELECT jsonb_agg(DISTINCT field)
               FROM jsonb_array_elements(ride_progress.changed_fields || EXCLUDED.changed_fields) AS field)`,
    [id, driverId, JSON.stringify(fields)],
  );
}
