import { underWayRideStates, type RideState } from '@chauffeur/contracts/bookings/crew/ride-state';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../bookings/booking.entity.js';

/**
 * SQL: whether the ride of the row `booking` is over, even if its buffer is not: it is completed, its driver is done,
 * or its planned end has passed and its driver is not under way.
 */
export const isOver = `(booking.status = 'completed' OR EXISTS (
  SELECT FROM ride_progress progress
   WHERE progress.booking_id = booking.id AND progress.driver_id = booking.driver_id AND progress.state = 'done')
  OR booking.starts_at + make_interval(mins => booking.duration_minutes) <= now() AND NOT EXISTS (
    SELECT FROM ride_progress progress
     WHERE progress.booking_id = booking.id AND progress.driver_id = booking.driver_id
       AND progress.state IN (${underWayRideStates.map((state) => `'${state}'`).join(', ')})))`;

/** Returns the same as the SQL `isOver`, for a locked booking. */
export function isRideOver(
  { status, startsAt, durationMinutes }: Pick<BookingEntity, 'status' | 'startsAt' | 'durationMinutes'>,
  state: RideState,
  now: Date,
): boolean {
  if (status === 'completed' || state === 'done') return true;
  const hasEnded = startsAt !== null && startsAt.getTime() + (durationMinutes ?? 0) * 60_000 <= now.getTime();
  return hasEnded && !underWayRideStates.includes(state);
}

/** Returns the bookings whose rides occupy this vehicle or driver and are not over. */
export async function ridesAhead(
  manager: EntityManager,
  of: 'vehicle' | 'driver',
  id: string,
): Promise<string[]> {
  const rides = await manager.query<{ id: string }[]>(
    `SELECT booking.id FROM occupancies JOIN bookings booking ON booking.id = occupancies.booking_id
      WHERE occupancies.${of}_id = $1 AND upper(occupancies.during) > now() AND NOT ${isOver}`,
    [id],
  );
  return rides.map(({ id }) => id);
}
