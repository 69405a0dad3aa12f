import { minuteMs } from '@chauffeur/contracts/time/durations';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../../bookings/booking.entity.js';
import { tryLockBooking } from '../../bookings/lock-bookings.js';
import { carsOf, tryLockCars } from './choose-vehicle.js';
import type { TightGap } from './shorten-buffer.js';
import { hold, type Held } from './hold.js';
import type { Ride } from './occupied-range.js';

type Place = Pick<Ride, 'id' | 'startsAt' | 'vehicleId' | 'driverId'>;

/** A ride with a shortened buffer, what it holds, and the minutes that its buffer can have. */
interface Shortened extends Held {
  readonly id: string;
  readonly to: number;
}

/** Resets the buffer of a ride that was moved to another time or vehicle to the usual one; no-op if a buffer was entered. */
export function resumeUsualBuffer(ride: BookingEntity, before: Place): void {
  if (ride.usualBufferMinutes === null) return;
  const isMoved =
    ride.vehicleId !== before.vehicleId || ride.startsAt?.getTime() !== before.startsAt?.getTime();
  if (!isMoved) return;
  ride.bufferMinutes = ride.usualBufferMinutes;
  ride.usualBufferMinutes = null;
}

/** SQL: when the next ride or block of the vehicle or driver of `held` begins; `next.starts_at` is null if there is none. */
const nextBegin = `LATERAL (
      SELECT min(lower(later.during)) AS starts_at FROM occupancies later
       WHERE (later.vehicle_id = held.vehicle_id OR later.driver_id = held.driver_id)
         AND lower(later.during) >= upper(held.during)
    ) next`;

const selectShortened = `SELECT booking.id, held.vehicle_id AS "vehicleId", held.driver_id AS "driverId",
          least(booking.usual_buffer_minutes, floor(extract(epoch FROM next.starts_at - booking.starts_at) / 60)
            - booking.duration_minutes)::int AS "to"
     FROM occupancies held
     JOIN bookings booking ON booking.id = held.booking_id
    CROSS JOIN ${nextBegin}
    WHERE booking.usual_buffer_minutes > booking.buffer_minutes`;

/** A moved ride, and its place before. What it occupies is stored already, its booking is not. */
interface Moved {
  readonly booking: BookingEntity;
  readonly before: Place;
}

/**
 * Restores usual buffers, as far as the next ride or block leaves room: those of the moved rides, and of other rides
 * that ended where a moved one began. Returns the changes of the others, which are stored.
 */
export async function restoreBuffers(manager: EntityManager, moved: readonly Moved[]): Promise<TightGap[]> {
  for (const { booking } of moved) await restoreOwnBuffer(manager, booking);
  const restored: TightGap[] = [];
  for (const { before } of moved) {
    if (!before.startsAt) continue;
    const shortened = await manager.query<Shortened[]>(
      `${selectShortened}
          AND (held.vehicle_id = $1 OR held.driver_id = $2) AND booking.id <> ALL($4)
          AND upper(held.during) > $3::timestamptz - interval '1 minute' AND upper(held.during) <= $3`,
      [before.vehicleId, before.driverId, before.startsAt, moved.map(({ booking }) => booking.id)],
    );
    for (const ride of shortened) {
      const gap = await restoreBuffer(manager, ride);
      if (gap) restored.push(gap);
    }
  }
  return restored;
}

/** Lengthens the buffer of a ride with another driver or after an exchange, as far as there is room. */
async function restoreOwnBuffer(manager: EntityManager, ride: BookingEntity): Promise<void> {
  const { startsAt, durationMinutes, bufferMinutes, usualBufferMinutes: usual } = ride;
  if (usual === null || bufferMinutes === null || !startsAt) return;
  const [held] = await manager.query<(Held & { nextAt: Date | null })[]>(
    `SELECT held.vehicle_id AS "vehicleId", held.driver_id AS "driverId", next.starts_at AS "nextAt"
       FROM occupancies held CROSS JOIN ${nextBegin} WHERE held.booking_id = $1`,
    [ride.id],
  );
  if (!held) return;
  const until = held.nextAt ? Math.floor((held.nextAt.getTime() - startsAt.getTime()) / minuteMs) : Infinity;
  await lengthenBuffer(manager, ride, { ...held, to: Math.min(usual, until - (durationMinutes ?? 0)) });
}

/** Returns rides ahead whose shortened buffer ends before anything begins: the soonest `limit`. */
export function findRestorableBuffers(manager: EntityManager, limit: number): Promise<Shortened[]> {
  return manager.query<Shortened[]>(
    `${selectShortened}
        AND upper(held.during) > now() AND next.starts_at IS DISTINCT FROM upper(held.during)
      ORDER BY lower(held.during) LIMIT $1`,
    [limit],
  );
}

/**
 * Restores a ride's buffer. Returns null if there is no more room, or if the ride or its car is being changed:
 * waiting, with other locks, could deadlock, so it is left to the next hourly run.
 */
export async function restoreBuffer(manager: EntityManager, shortened: Shortened): Promise<TightGap | null> {
  const { id, to } = shortened;
  const earlier = await tryLockBooking(manager, id);
  const from = earlier?.bufferMinutes ?? null;
  if (!earlier || from === null || !(await tryLockCars(manager, await carsOf(manager, earlier)))) return null;
  if (!(await lengthenBuffer(manager, earlier, shortened))) return null;
  await manager.save(earlier);
  return { earlierId: id, laterId: null, from, to };
}

/** Lengthens a locked ride's buffer without storing the booking; returns false if it would lose its vehicle or driver. */
async function lengthenBuffer(
  manager: EntityManager,
  ride: BookingEntity,
  { vehicleId, driverId, to }: Omit<Shortened, 'id'>,
): Promise<boolean> {
  const { bufferMinutes: from, usualBufferMinutes: usual } = ride;
  if (from === null || usual === null || to <= from) return false;
  const held = await hold(manager, Object.assign(ride, { bufferMinutes: to }), 'own');
  if (held.vehicleId !== vehicleId || held.driverId !== driverId) {
    await hold(manager, Object.assign(ride, { bufferMinutes: from }), 'own');
    return false;
  }
  ride.usualBufferMinutes = to < usual ? usual : null;
  return true;
}
