import { isDeepStrictEqual } from 'node:util';
import { minuteMs } from '@chauffeur/contracts/durations';
import type { EntityManager } from 'typeorm';
import { BookingEntity } from '../../bookings/booking.entity.js';
import { tryLockBooking } from '../../bookings/lock-bookings.js';
import { RidesToLock } from '../retry-transaction.js';
import { collisionOf, type Collision } from './collision.js';
import { releaseFrom } from './hold.js';

/** Two rides of one vehicle or driver between which staff agreed to less time than usual. */
export interface TightGap {
  readonly earlierId: string;
  /** Null where a block follows. */
  readonly laterId: string | null;
  /** Minutes: the buffer that the earlier one had, and what is left of it. */
  readonly from: number;
  readonly to: number;
}

/**
 * Shortens the buffer of the earlier of two rides to end where the later one begins. Null where the other one has changed before
 * it was locked: nothing is done then. Throws RidesToLock where it is being changed: it is locked before the cars that are by now.
 */
export async function closeGap(
  manager: EntityManager,
  ride: BookingEntity,
  other: Collision,
  what: 'vehicle' | 'driver',
): Promise<TightGap | null> {
  const startsAt = ride.startsAt ?? other.startsAt;
  if (other.bookingId !== null && other.startsAt < startsAt) {
    if (!(await tryLockBooking(manager, other.bookingId))) throw new RidesToLock([ride.id, other.bookingId]);
    // Rides of one driver in two cars have no other lock in common.
    if (!isDeepStrictEqual(await collisionOf(manager, ride, what), other)) return null;
    const earlier = { id: other.bookingId, endsAt: other.endsAt };
    return shortenBuffer(manager, earlier, { id: ride.id, startsAt });
  }
  const from = ride.bufferMinutes ?? 0;
  const endsAt = startsAt.getTime() + (ride.durationMinutes ?? 0) * minuteMs;
  ride.usualBufferMinutes ??= from;
  ride.bufferMinutes = Math.floor((other.startsAt.getTime() - endsAt) / minuteMs);
  return { earlierId: ride.id, laterId: other.bookingId, from, to: ride.bufferMinutes };
}

/** Shortens the buffer of a ride that the caller has locked to end where something later begins, whose `id` is null of a block. */
export async function shortenBuffer(
  manager: EntityManager,
  { id, endsAt }: { readonly id: string; readonly endsAt: Date },
  later: { readonly id: string | null; readonly startsAt: Date },
): Promise<TightGap> {
  const earlier = await manager.findOneByOrFail(BookingEntity, { id });
  const from = earlier.bufferMinutes ?? 0;
  // A ride that is done ended within a minute, and must not reach into the later one.
  const to = Math.floor((later.startsAt.getTime() - endsAt.getTime()) / minuteMs);
  const usualBufferMinutes = earlier.usualBufferMinutes ?? from;
  await manager.save(Object.assign(earlier, { bufferMinutes: to, usualBufferMinutes }));
  await releaseFrom(manager, id, later.startsAt);
  return { earlierId: id, laterId: later.id, from, to };
}
