import type { BookingChangeField } from '@chauffeur/contracts/bookings/changes/booking-change';
import type { RideState } from '@chauffeur/contracts/driver-page/ride-state';
import { todayInBaku } from '@chauffeur/contracts/today-in-baku';
import { Outbox } from '@chauffeur/messaging';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../bookings/booking.entity.js';
import { RideLinks } from '../ride-links/ride-links.js';
import { changeForDriver, shownFields } from './driver-change.rules.js';
import { moveRide } from './move-ride.js';
import { progressOf, readProgress } from './ride-progress.js';

/** How a ride's driver was given it. */
interface Given {
  readonly by: string;
  /** The driver has agreed by phone already. */
  readonly agreed?: boolean | undefined;
}

/** A booking that was changed and stored, for the driver who has it now. */
export interface ChangedRide extends Given {
  readonly booking: BookingEntity;
  readonly before: Pick<BookingEntity, 'driverId' | 'bookingDate' | 'startsAt'>;
  readonly changed: readonly BookingChangeField[];
}

/**
 * Keeps how far a ride's driver is in step with the booking: one way for every change, of staff and of customers. Everything is
 * stored in the caller's transaction; the caller has locked and stored the booking.
 */
@Injectable()
export class FollowDriver {
  constructor(
    private readonly outbox: Outbox,
    private readonly rideLinks: RideLinks,
  ) {}

  /** A new driver is asked, one who was taken off is not any more, one who stays is asked again or shown what changed. */
  async afterChange(manager: EntityManager, ride: ChangedRide): Promise<void> {
    const { booking, before, changed } = ride;
    const stored = (await readProgress(manager, [booking.id])).get(booking.id);
    const { state } = progressOf(before, stored);
    if (before.driverId !== booking.driverId) return this.give(manager, booking, state, ride);
    if (!isAhead(booking, new Date())) return undefined;
    if (booking.driverId === null || !(await hasLink(manager, booking.driverId))) return undefined;
    const effect = changeForDriver(state, before, booking, changed);
    if (effect === 'ask') return this.give(manager, booking, state, ride);
    if (effect === 'show') return showChange(manager, booking, shownFields(changed));
    return undefined;
  }

  /** Asks the driver whom a booking names; one who has agreed, or has no link to answer by, has accepted. */
  async give(
    manager: EntityManager,
    booking: BookingEntity,
    from: RideState,
    { by, agreed = false }: Given,
  ): Promise<void> {
    const { driverId } = booking;
    const now = new Date();
    const isAsked = driverId && !agreed && isAhead(booking, now) && (await hasLink(manager, driverId));
    const to = driverId === null ? 'none' : isAsked ? 'offered' : 'accepted';
    if (from === 'none' && to === 'none') return;
    const link = await this.rideLinks.of(manager, booking.id);
    await moveRide(manager, this.outbox, booking, { from, to, happenedAt: now, by, link });
  }
}

/** Whether a ride is still to be driven: no question is raised about one that is over. */
function isAhead({ status, startsAt, durationMinutes, bookingDate }: BookingEntity, now: Date): boolean {
  if (status !== 'pending' && status !== 'confirmed') return false;
  if (!startsAt) return bookingDate >= todayInBaku(now);
  return startsAt.getTime() + (durationMinutes ?? 0) * 60_000 > now.getTime();
}

/** Whether a driver has a link by which to answer. */
async function hasLink(manager: EntityManager, driverId: string): Promise<boolean> {
  const [found] = await manager.query<unknown[]>(
    'SELECT 1 FROM access_links WHERE driver_id = $1 AND revoked_at IS NULL',
    [driverId],
  );
  return found !== undefined;
}

/** Adds to what the driver has not seen yet; of a ride that was given before there were states, it begins with this. */
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
