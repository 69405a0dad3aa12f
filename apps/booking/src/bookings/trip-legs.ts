import type { OtherLeg } from '@chauffeur/contracts';
import { Not, type EntityManager } from 'typeorm';
import { BookingEntity } from './booking.entity.js';

/** The other ride of a trip; null for a single ride. */
export async function otherLegOf(
  manager: EntityManager,
  { id, tripId }: Pick<BookingEntity, 'id' | 'tripId'>,
): Promise<OtherLeg | null> {
  if (!tripId) return null;
  const other = await manager.findOneBy(BookingEntity, { tripId, id: Not(id) });
  if (!other || other.leg === null) return null;
  const { referenceNumber, leg, status, bookingDate, bookingTime } = other;
  return { id: other.id, referenceNumber, leg, status, bookingDate, bookingTime };
}

/** Locks a booking and the other leg of its trip, in the order of all locks of bookings. */
export async function lockLegs(manager: EntityManager, id: string): Promise<void> {
  await manager.query(
    `SELECT id FROM bookings
      WHERE id = $1 OR trip_id = (SELECT trip_id FROM bookings WHERE id = $1)
      ORDER BY id FOR NO KEY UPDATE`,
    [id],
  );
}

/** Of the leg that is left. Its version stays, because nothing that staff edit has changed. */
export async function leaveSingleRide(manager: EntityManager, tripId: string): Promise<void> {
  await manager.query('UPDATE bookings SET trip_id = NULL, leg = NULL WHERE trip_id = $1', [tripId]);
}
