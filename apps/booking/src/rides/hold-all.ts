import { CodedError } from '@chauffeur/service-kit';
import type { EntityManager } from 'typeorm';
import { hold, occupiedBy, type Held, type Ride } from './hold.js';

/**
 * As `hold`, for staff who name a driver: one who is not free is an error instead of being left out. Throws CodedError
 * `driver.busy` with the other ride as parameters: `reference`, `bookingId`, `from` and `until` (HH:MM in Baku) and
 * `tight`, 1 where only the times between the rides collide.
 */
export async function holdAll(manager: EntityManager, ride: Ride): Promise<Held> {
  const held = await hold(manager, ride);
  if (!occupiedBy(ride) || held.driverId === ride.driverId) return held;
  throw new CodedError('driver.busy', [
    { field: 'driverId', code: 'driverId.busy', params: await ridesOfDriver(manager, ride) },
  ]);
}

async function ridesOfDriver(manager: EntityManager, ride: Ride): Promise<Record<string, string | number>> {
  const range = occupiedBy(ride);
  const [other] = await manager.query<Record<string, string | number>[]>(
    `SELECT other.reference_number AS reference, other.id AS "bookingId",
            to_char(other.starts_at AT TIME ZONE 'Asia/Baku', 'HH24:MI') AS "from",
            to_char(rides.ends_at AT TIME ZONE 'Asia/Baku', 'HH24:MI') AS until,
            CASE WHEN tstzrange(other.starts_at, rides.ends_at) && tstzrange($3::timestamptz, $3::timestamptz + make_interval(mins => $4))
                 THEN 0 ELSE 1 END AS tight
       FROM occupancies
       JOIN bookings other ON other.id = occupancies.booking_id
      CROSS JOIN LATERAL (SELECT other.starts_at + make_interval(mins => other.duration_minutes) AS ends_at) rides
      WHERE occupancies.driver_id = $1 AND occupancies.booking_id <> $2 AND occupancies.during && tstzrange($3::timestamptz, $5::timestamptz)
      ORDER BY other.starts_at LIMIT 1`,
    [ride.driverId, ride.id, range?.from, ride.durationMinutes, range?.until],
  );
  return other ?? {};
}
