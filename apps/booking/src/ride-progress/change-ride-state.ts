import { randomUUID } from 'node:crypto';
import type { DeclineReason, RideState } from '@chauffeur/contracts/bookings/crew/ride-state';
import { rideProgressed } from '@chauffeur/contracts/events/booking-events';
import type { RideLink } from '@chauffeur/contracts/rides/ride-link';
import type { Outbox } from '@chauffeur/messaging';
import type { EntityManager } from 'typeorm';
import { bookingResponseOf } from '../bookings/booking-response.js';
import type { BookingEntity } from '../bookings/booking.entity.js';
import { assignedDriverOf } from '../drivers/assigned-driver.js';
import { readDriverOf } from '../drivers/read-driver-of.js';
import { readHeldVehicle } from '../rides/holds/read-held-vehicle.js';
import { reachedStatesAfter } from './reached-states.rules.js';
import { readProgress } from './ride-progress.js';

/** A change of a ride's state, for the driver whom its booking names now. */
export interface RideStateChange {
  readonly from: RideState;
  readonly to: RideState;
  /** By the clock of the person who reports it. */
  readonly happenedAt: Date;
  /** `driver:<id>`, `system`, or the admin's id. */
  readonly by: string;
  /** The driver in the log; by default the booking's. */
  readonly driverId?: string | null;
  readonly actionId?: string;
  readonly reason?: DeclineReason | null;
  readonly note?: string | null;
  /** The response to a repeated request. */
  readonly answer?: object;
  /** Up to when the reporter has seen changes; by default all of them. */
  readonly seenUntil?: Date;
  /** The customer's link, for emails about it. */
  readonly link?: RideLink;
  /** Called once the state is stored, before the event, which carries the vehicle. */
  readonly onStored?: () => Promise<void>;
}

/** States in which the driver knows the ride as it was asked: only changes after `seenUntil` are unseen. */
const seenAlready: readonly RideState[] = ['none', 'offered', 'accepted', 'declined'];

/**
 * Stores a ride's state, with its log entry and event, in the transaction of the caller, who has locked and stored
 * the booking. The booking's version stays, unless `onStored` changes the booking: a driver's step makes no open form
 * of staff stale.
 */
export async function changeRideState(
  manager: EntityManager,
  outbox: Outbox,
  booking: BookingEntity,
  change: RideStateChange,
): Promise<void> {
  await storeProgress(manager, booking, change);
  await logStep(manager, booking, change);
  await change.onStored?.();
  await outbox.add(manager, rideProgressed, {
    booking: bookingResponseOf(booking),
    driver: assignedDriverOf(await readDriverOf(manager, booking)),
    vehicle: await readHeldVehicle(manager, booking.id),
    fromState: change.from,
    toState: change.to,
    happenedAt: change.happenedAt.toISOString(),
    by: change.by,
    ...(change.link && { link: change.link }),
  });
}

async function storeProgress(
  manager: EntityManager,
  booking: BookingEntity,
  { to, happenedAt, seenUntil }: RideStateChange,
): Promise<void> {
  const stored = (await readProgress(manager, [booking.id])).get(booking.id);
  const earlier = stored?.driverId === booking.driverId ? stored : undefined;
  const reached = reachedStatesAfter(earlier?.reached ?? {}, to, happenedAt);
  const askedAt = to === 'offered' ? happenedAt : (earlier?.askedAt ?? null);
  const isUnseen = earlier?.changedAt && seenUntil && earlier.changedAt > seenUntil;
  const isSeen = seenAlready.includes(to) && !isUnseen;
  await manager.query(
    `INSERT INTO ride_progress (booking_id, driver_id, state, since, asked_at, reached, changed_at, changed_fields)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (booking_id) DO UPDATE
       SET driver_id = EXCLUDED.driver_id, state = EXCLUDED.state, since = EXCLUDED.since, asked_at = EXCLUDED.asked_at,
           reached = EXCLUDED.reached, changed_at = EXCLUDED.changed_at, changed_fields = EXCLUDED.changed_fields`,
    [
      booking.id,
      booking.driverId,
      to,
      reached[to] ?? happenedAt,
      askedAt,
      JSON.stringify(reached),
      isSeen ? null : (earlier?.changedAt ?? null),
      JSON.stringify(isSeen ? [] : (earlier?.changedFields ?? [])),
    ],
  );
}

async function logStep(
  manager: EntityManager,
  booking: BookingEntity,
  change: RideStateChange,
): Promise<void> {
  const { from, to, happenedAt, by } = change;
  const { driverId = booking.driverId, actionId = randomUUID(), reason = null, note = null, answer } = change;
  await manager.query(
    `INSERT INTO ride_steps
       (action_id, booking_id, driver_id, stepped_by, from_state, to_state, happened_at, reason, note, answer)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      actionId,
      booking.id,
      driverId,
      by,
      from,
      to,
      happenedAt,
      reason,
      note,
      answer ? JSON.stringify(answer) : null,
    ],
  );
}
