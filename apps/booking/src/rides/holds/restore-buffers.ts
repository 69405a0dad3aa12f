import type { EntityManager } from 'typeorm';
import { BookingEntity } from '../../bookings/booking.entity.js';
import type { TightGap } from './close-gap.js';
import { hold, type Held, type Ride } from './hold.js';

type Place = Pick<Ride, 'id' | 'startsAt' | 'vehicleId' | 'driverId'>;

/** A ride with what it holds, and the minutes that its buffer can have. */
interface Shortened extends Held {
  readonly id: string;
  readonly to: number;
}

/** An edited ride at another time or of another vehicle has its usual buffer again, unless it was given another one. */
export function resumeUsualBuffer(ride: BookingEntity, before: Place & Pick<Ride, 'bufferMinutes'>): void {
  if (ride.usualBufferMinutes === null) return;
  const isMoved =
    ride.vehicleId !== before.vehicleId || ride.startsAt?.getTime() !== before.startsAt?.getTime();
  const hasOther = ride.bufferMinutes !== before.bufferMinutes;
  if (isMoved && !hasOther) ride.bufferMinutes = ride.usualBufferMinutes;
  if (isMoved || hasOther) ride.usualBufferMinutes = null;
}

/** `next.starts_at` is null where nothing begins later. */
const selectShortened = `SELECT booking.id, held.vehicle_id AS "vehicleId", held.driver_id AS "driverId",
          least(booking.usual_buffer_minutes, floor(extract(epoch FROM next.starts_at - booking.starts_at) / 60)
            - booking.duration_minutes)::int AS "to"
     FROM occupancies held
     JOIN bookings booking ON booking.id = held.booking_id
    CROSS JOIN LATERAL (
      SELECT min(lower(later.during)) AS starts_at FROM occupancies later
       WHERE (later.vehicle_id = held.vehicle_id OR later.driver_id = held.driver_id)
         AND lower(later.during) >= upper(held.during)
    ) next
    WHERE booking.usual_buffer_minutes > booking.buffer_minutes`;

/**
 * Gives rides that ended where the moved one began their usual buffer back, as far as what begins after them lets it.
 * @param before where the moved ride was; what it occupies now is stored
 */
export async function restoreBuffers(manager: EntityManager, before: Place): Promise<TightGap[]> {
  if (!before.startsAt) return [];
  const shortened = await manager.query<Shortened[]>(
    `${selectShortened}
        AND (held.vehicle_id = $1 OR held.driver_id = $2) AND booking.id <> $4
        AND upper(held.during) > $3::timestamptz - interval '1 minute' AND upper(held.during) <= $3`,
    [before.vehicleId, before.driverId, before.startsAt, before.id],
  );
  const restored: TightGap[] = [];
  for (const ride of shortened) {
    const gap = await restoreBuffer(manager, ride);
    if (gap) restored.push(gap);
  }
  return restored;
}

/** Rides ahead after which nothing begins any more where their shortened buffer ends: the soonest `limit`. */
export function findLeftBuffers(manager: EntityManager, limit: number): Promise<Shortened[]> {
  return manager.query<Shortened[]>(
    `${selectShortened}
        AND upper(held.during) > now() AND next.starts_at IS DISTINCT FROM upper(held.during)
      ORDER BY lower(held.during) LIMIT $1`,
    [limit],
  );
}

/** Null where there is no more room by now. The ride is locked. */
export async function restoreBuffer(
  manager: EntityManager,
  { id, vehicleId, driverId, to }: Shortened,
): Promise<TightGap | null> {
  const lock = { mode: 'pessimistic_write' } as const;
  const earlier = await manager.findOne(BookingEntity, { where: { id }, lock });
  const { bufferMinutes: from = null, usualBufferMinutes: usual = null } = earlier ?? {};
  if (!earlier || from === null || usual === null || to <= from) return null;
  const held = await hold(manager, Object.assign(earlier, { bufferMinutes: to }), 'own');
  if (held.vehicleId !== vehicleId || held.driverId !== driverId) {
    await hold(manager, Object.assign(earlier, { bufferMinutes: from }), 'own');
    return null;
  }
  await manager.save(Object.assign(earlier, { usualBufferMinutes: to < usual ? usual : null }));
  return { earlierId: id, laterId: null, from, to };
}
