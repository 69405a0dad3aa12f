import { minuteMs } from '@chauffeur/contracts/durations';
import type { EntityManager } from 'typeorm';
import { BookingEntity } from '../../bookings/booking.entity.js';
import type { Collision } from './collision.js';
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

/** Shortens the buffer of the earlier of two rides to end where the later one begins. */
export async function closeGap(
  manager: EntityManager,
  ride: BookingEntity,
  other: Collision,
): Promise<TightGap> {
  const startsAt = ride.startsAt ?? other.startsAt;
  if (other.bookingId !== null && other.startsAt < startsAt) {
    const lock = { mode: 'pessimistic_write' } as const;
    const earlier = await manager.findOneOrFail(BookingEntity, { where: { id: other.bookingId }, lock });
    const from = earlier.bufferMinutes ?? 0;
    // A ride that is done ended within a minute, and must not reach into the later one.
    const to = Math.floor((startsAt.getTime() - other.endsAt.getTime()) / minuteMs);
    const usualBufferMinutes = earlier.usualBufferMinutes ?? from;
    await manager.save(Object.assign(earlier, { bufferMinutes: to, usualBufferMinutes }));
    await releaseFrom(manager, earlier.id, startsAt);
    return { earlierId: earlier.id, laterId: ride.id, from, to };
  }
  const from = ride.bufferMinutes ?? 0;
  const endsAt = startsAt.getTime() + (ride.durationMinutes ?? 0) * minuteMs;
  ride.usualBufferMinutes ??= from;
  ride.bufferMinutes = Math.round((other.startsAt.getTime() - endsAt) / minuteMs);
  return { earlierId: ride.id, laterId: other.bookingId, from, to: ride.bufferMinutes };
}
