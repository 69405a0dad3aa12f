import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../../bookings/booking.entity.js';

/** A ride with what decides what it holds, and when. */
export type Ride = Pick<
  BookingEntity,
  'id' | 'status' | 'carId' | 'vehicleId' | 'driverId' | 'startsAt' | 'durationMinutes' | 'bufferMinutes'
>;

/** What a ride occupies; a half-open range. */
export interface OccupiedRange {
  readonly from: Date;
  readonly until: Date;
}

/** Whether two ranges overlap; those that touch do not. */
export function doOverlap(one: OccupiedRange, other: OccupiedRange): boolean {
  return one.from < other.until && other.from < one.until;
}

/**
 * Returns what a stored ride occupies: as planned, or until the buffer after its driver was done, if that is earlier
 * (specification, I.3).
 */
export async function occupiedRangeOf(manager: EntityManager, ride: Ride): Promise<OccupiedRange | null> {
  const planned = plannedRangeOf(ride);
  if (!planned || ride.driverId === null) return planned;
  const [done] = await manager.query<{ until: Date }[]>(
    `SELECT least($4::timestamptz, since + make_interval(mins => $3)) AS until FROM ride_progress
      WHERE booking_id = $1 AND driver_id = $2 AND state = 'done'`,
    [ride.id, ride.driverId, ride.bufferMinutes, planned.until],
  );
  const until = done?.until ?? planned.until;
  return until > planned.from ? { from: planned.from, until } : null;
}

/**
 * Returns what a ride occupies as planned, from its start to the end of its buffer; null if it is cancelled or has no time.
 */
export function plannedRangeOf(
  ride: Pick<Ride, 'status' | 'startsAt' | 'durationMinutes' | 'bufferMinutes'>,
): OccupiedRange | null {
  const { status, startsAt, durationMinutes, bufferMinutes } = ride;
  if (status === 'cancelled' || !startsAt || durationMinutes === null || bufferMinutes === null) return null;
  return { from: startsAt, until: new Date(startsAt.getTime() + (durationMinutes + bufferMinutes) * 60_000) };
}
