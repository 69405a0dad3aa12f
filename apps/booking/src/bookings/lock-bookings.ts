import { In, type EntityManager } from 'typeorm';
import { BookingEntity } from './booking.entity.js';

/**
 * The bookings that exist, by id, locked until the transaction ends; rows that only name one, by a foreign key, don't wait. They
 * are read by a statement of their own: one that has waited for a lock would read the new row with the stops of before.
 */
export async function lockBookings(manager: EntityManager, ids: readonly string[]): Promise<BookingEntity[]> {
  await manager.query('SELECT FROM bookings WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE', [ids]);
  return manager.find(BookingEntity, { where: { id: In(ids) }, order: { id: 'ASC' } });
}

/** As `lockBookings`; null where there is none. */
export async function lockBooking(manager: EntityManager, id: string): Promise<BookingEntity | null> {
  const [booking] = await lockBookings(manager, [id]);
  return booking ?? null;
}

/** As `lockBooking`, of one that no other transaction has locked: who has locks already that come later must not wait for it. */
export async function tryLockBooking(manager: EntityManager, id: string): Promise<BookingEntity | null> {
  const lock = 'SELECT FROM bookings WHERE id = $1 FOR NO KEY UPDATE SKIP LOCKED';
  const locked = await manager.query<unknown[]>(lock, [id]);
  return locked.length > 0 ? manager.findOneBy(BookingEntity, { id }) : null;
}
