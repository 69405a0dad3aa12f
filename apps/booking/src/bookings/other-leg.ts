import type { OtherLeg } from '@chauffeur/contracts/bookings/booking';
import { Not, type EntityManager } from 'typeorm';
import { BookingEntity } from './booking.entity.js';

type Leg = Pick<BookingEntity, 'id' | 'tripId'>;

/** Returns the booking of a trip's other leg; null for a single ride. */
export function findOtherLeg(manager: EntityManager, { id, tripId }: Leg): Promise<BookingEntity | null> {
  return tripId ? manager.findOneBy(BookingEntity, { tripId, id: Not(id) }) : Promise.resolve(null);
}

/** Returns a trip's other leg as it is shown; null for a single ride. */
export async function readOtherLeg(manager: EntityManager, booking: Leg): Promise<OtherLeg | null> {
  const other = await findOtherLeg(manager, booking);
  return other && shownLeg(other);
}

/** Returns a leg as the other one's page shows it; null for a single ride. */
export function shownLeg(booking: BookingEntity): OtherLeg | null {
  const { id, referenceNumber, leg, status, bookingDate, bookingTime } = booking;
  return leg === null ? null : { id, referenceNumber, leg, status, bookingDate, bookingTime };
}
