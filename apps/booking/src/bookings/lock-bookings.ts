import { In, type EntityManager } from 'typeorm';
import { BookingEntity } from './booking.entity.js';

/**
 * Locks bookings until the transaction ends and returns those that exist, by id; inserts that reference them don't
 * wait. A second statement reads them: one that waited for a lock would return the new row with the old stops.
 */
export async function lockBookings(manager: EntityManager, ids: readonly string[]): Promise<BookingEntity[]> {
  await manager.query('SELECT FROM bookings WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE', [ids]);
  return manager.find(BookingEntity, { where: { id: In(ids) }, order: { id: 'ASC' } });
}

/** Locks one booking; null if it does not exist. */
export async function lockBooking(manager: EntityManager, id: string): Promise<BookingEntity | null> {
  const [booking] = await lockBookings(manager, [id]);
  return booking ?? null;
}

/** Like `lockBooking`, but null if another transaction has the lock: a caller that already has later locks must not wait. */
export async function tryLockBooking(manager: EntityManager, id: string): Promise<BookingEntity | null> {
  const lock = 'SELECT FROM bookings WHERE id = $1 FOR NO KEY UPDATE SKIP LOCKED';
  const locked = await manager.query<unknown[]>(lock, [id]);
  return locked.length > 0 ? manager.findOneBy(BookingEntity, { id }) : null;
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
