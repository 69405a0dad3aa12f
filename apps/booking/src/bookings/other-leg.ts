import type { OtherLeg } from '@chauffeur/contracts/bookings/booking';
import { Not, type EntityManager } from 'typeorm';
import { BookingEntity } from './booking.entity.js';

type Leg = Pick<BookingEntity, 'id' | 'tripId'>;

/** Returns the booking of a trip's other leg; null for a single ride. */
export function findOtherLeg(manager: EntityManager, { id, tripId }: Leg): Promise<BookingEntity | null> {
  return tripId ? manager.findOneBy(BookingEntity, { tripId, id: Not(id) }) : Promise.resolve(null);
}

/** Returns a trip's other leg as it is shown; null for a single ride. */
export async function otherLegOf(manager: EntityManager, booking: Leg): Promise<OtherLeg | null> {
  const other = await findOtherLeg(manager, booking);
  return other && shownLeg(other);
}

/** Returns a leg as the other one's page shows it; null for a single ride. */
export function shownLeg(booking: BookingEntity): OtherLeg | null {
  const { id, referenceNumber, leg, status, bookingDate, bookingTime } = booking;
  return leg === null ? null : { id, referenceNumber, leg, status, bookingDate, bookingTime };
}

/** Locks a booking and its trip's other leg, in the order of all booking locks. */
export async function lockLegs(manager: EntityManager, id: string): Promise<void> {
  await manager.query(
    `SELECT id FROM bookings
      WHERE id = $1 OR trip_id = (SELECT trip_id FROM bookings WHERE id = $1)
      ORDER BY id FOR NO KEY UPDATE`,
    [id],
  );
}

/** Turns the remaining legs of trips into single rides. Versions stay, because nothing that staff edit has changed. */
export async function convertToSingleRides(
  manager: EntityManager,
  tripIds: readonly string[],
): Promise<void> {
  await manager.query('UPDATE bookings SET trip_id = NULL, leg = NULL WHERE trip_id = ANY($1)', [tripIds]);
}
