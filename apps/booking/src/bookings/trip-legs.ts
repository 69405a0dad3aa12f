import type { OtherLeg } from '@chauffeur/contracts/bookings/booking';
import { Not, type EntityManager } from 'typeorm';
import { BookingEntity } from './booking.entity.js';

type Leg = Pick<BookingEntity, 'id' | 'tripId'>;

/** The booking of the other ride of a trip; null for a single ride. */
export function findOtherLeg(manager: EntityManager, { id, tripId }: Leg): Promise<BookingEntity | null> {
  return tripId ? manager.findOneBy(BookingEntity, { tripId, id: Not(id) }) : Promise.resolve(null);
}

/** The other ride of a trip; null for a single ride. */
export async function otherLegOf(manager: EntityManager, booking: Leg): Promise<OtherLeg | null> {
  const other = await findOtherLeg(manager, booking);
  return other && shownLeg(other);
}

/** A ride as the page of the other one shows it; null for one of no trip. */
export function shownLeg(booking: BookingEntity): OtherLeg | null {
  const { id, referenceNumber, leg, status, bookingDate, bookingTime } = booking;
  return leg === null ? null : { id, referenceNumber, leg, status, bookingDate, bookingTime };
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

/** Of the legs that are left of trips. Their versions stay, because nothing that staff edit has changed. */
export async function leaveSingleRides(manager: EntityManager, tripIds: readonly string[]): Promise<void> {
  await manager.query('UPDATE bookings SET trip_id = NULL, leg = NULL WHERE trip_id = ANY($1)', [tripIds]);
}
