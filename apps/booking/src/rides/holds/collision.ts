import type { EntityManager } from 'typeorm';
import { endWithoutBuffer } from './end-without-buffer.js';
import { occupiedRangeOf, type Ride } from './occupied-range.js';

/** The ride or block that has a ride's vehicle or driver at its time. */
export interface Collision {
  /** Null for a block. */
  readonly reference: string | null;
  readonly bookingId: string | null;
  /** HH:MM in Baku, without the buffer; a ride that is done ends when it was. */
  readonly from: string;
  readonly until: string;
  readonly kind: 'ride' | 'block';
  /** Only the buffer overlaps, not the rides themselves. */
  readonly tight: boolean;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/**
 * Returns the ride or block that has this one's vehicle or driver, preferably one that overlaps the ride itself; null
 * if there is none.
 */
export async function collisionOf(
  manager: EntityManager,
  ride: Ride,
  what: 'vehicle' | 'driver',
): Promise<Collision | null> {
  const range = await occupiedRangeOf(manager, ride);
  if (!range) return null;
  const [other] = await manager.query<Collision[]>(
    `SELECT booking.reference_number AS reference, booking.id AS "bookingId",
            CASE WHEN booking.id IS NULL THEN 'block' ELSE 'ride' END AS kind,
            to_char(other.starts_at AT TIME ZONE 'Asia/Baku', 'HH24:MI') AS "from",
            to_char(other.ends_at AT TIME ZONE 'Asia/Baku', 'HH24:MI') AS until,
            other.starts_at AS "startsAt", other.ends_at AS "endsAt",
            NOT tstzrange(other.starts_at, other.ends_at)
                && tstzrange($3::timestamptz, $3::timestamptz + make_interval(mins => $4)) AS tight
       FROM occupancies
       LEFT JOIN bookings booking ON booking.id = occupancies.booking_id
      CROSS JOIN LATERAL (
        SELECT lower(during) AS starts_at,
               ${endWithoutBuffer('occupancies', 'booking')} AS ends_at
      ) other
      WHERE occupancies.${what}_id = $1 AND occupancies.booking_id IS DISTINCT FROM $2
        AND occupancies.during && tstzrange($3::timestamptz, $5::timestamptz)
      ORDER BY tight, other.starts_at LIMIT 1`,
    [
      what === 'vehicle' ? ride.vehicleId : ride.driverId,
      ride.id,
      range.from,
      ride.durationMinutes,
      range.until,
    ],
  );
  return other ?? null;
}

/** Returns the parameters of an error about a collision; the times of day alone do not say on which days it is. */
export function collisionParams(other: Collision): Record<string, string | number> {
  const { reference, bookingId, from, until, kind, tight, startsAt, endsAt } = other;
  const ride = { ...(reference === null ? {} : { reference }), ...(bookingId === null ? {} : { bookingId }) };
  const moments = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
  return { ...ride, from, until, ...moments, kind, tight: tight ? 1 : 0 };
}
