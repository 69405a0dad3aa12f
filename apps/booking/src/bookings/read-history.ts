import type { EntityManager } from 'typeorm';
import { BookingHistoryEntity } from './booking-history.entity.js';

/** Of a booking, oldest first; what is confirmed at once has two entries of one moment, of which the one without a status before is first. */
export function readHistory(manager: EntityManager, bookingId: string): Promise<BookingHistoryEntity[]> {
  const order = { changedAt: 'ASC', fromStatus: { direction: 'ASC', nulls: 'FIRST' } } as const;
  return manager.find(BookingHistoryEntity, { where: { bookingId }, order });
}
