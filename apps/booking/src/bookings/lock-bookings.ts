import { In, type EntityManager } from 'typeorm';
import { BookingEntity } from './booking.entity.js';

/**
 * The bookings that exist, by id, locked until the transaction ends. They are read by a statement of their own: one that has
 * waited for a lock would read the new row with the stops of before.
 */
export async function lockBookings(manager: EntityManager, ids: readonly string[]): Promise<BookingEntity[]> {
  await manager.query('SELECT FROM bookings WHERE id = ANY($1) ORDER BY id FOR UPDATE', [ids]);
  return manager.find(BookingEntity, { where: { id: In(ids) }, order: { id: 'ASC' } });
}

/** As `lockBookings`; null where there is none. */
export async function lockBooking(manager: EntityManager, id: string): Promise<BookingEntity | null> {
  const [booking] = await lockBookings(manager, [id]);
  return booking ?? null;
}
