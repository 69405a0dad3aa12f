import { isDeepStrictEqual } from 'node:util';
import { minuteMs } from '@chauffeur/contracts/time/durations';
import type { EntityManager } from 'typeorm';
import { BookingEntity } from '../../bookings/booking.entity.js';
import { tryLockBooking } from '../../bookings/lock-bookings.js';
import { RidesToLock } from '../retry-transaction.js';
import { collisionOf, type Collision } from './collision.js';
import { releaseHeldFrom } from './hold.js';

/** Two rides of one vehicle or driver with a gap that is shorter than usual, as staff agreed. */
export interface TightGap {
  readonly earlierId: string;
  /** Null if a block follows. */
  readonly laterId: string | null;
  /** Minutes of the earlier ride's buffer, before and after it was shortened. */
  readonly from: number;
  readonly to: number;
}

/**
 * Shortens the buffer of the earlier of two rides so that it ends when the later one begins. Returns null, without
 * effect, if the other ride changed before it was locked. Throws RidesToLock if it is being changed: its lock comes
 * before those of cars, which the caller already has.
 */
export async function shortenBufferBetween(
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

/** Shortens the buffer of a locked ride so that it ends when a later ride or block begins; a block's `id` is null. */
export async function shortenBuffer(
  manager: EntityManager,
  { id, endsAt }: { readonly id: string; readonly endsAt: Date },
  later: { readonly id: string | null; readonly startsAt: Date },
): Promise<TightGap> {
  const earlier = await manager.findOneByOrFail(BookingEntity, { id });
  const from = earlier.bufferMinutes ?? 0;
  // Rounded down: a ride may end in the middle of a minute, and its buffer must not overlap the later one.
  const to = Math.floor((later.startsAt.getTime() - endsAt.getTime()) / minuteMs);
  const usualBufferMinutes = earlier.usualBufferMinutes ?? from;
  await manager.save(Object.assign(earlier, { bufferMinutes: to, usualBufferMinutes }));
  await releaseHeldFrom(manager, id, later.startsAt);
  return { earlierId: id, laterId: later.id, from, to };
}
