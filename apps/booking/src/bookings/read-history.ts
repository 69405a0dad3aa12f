import type { EntityManager } from 'typeorm';
import { BookingHistoryEntity } from './booking-history.entity.js';

/**
 * Returns a booking's history, oldest first. If it was confirmed at once, two entries have the same time; the one
 * without an earlier status is first.
 */
export function readHistory(manager: EntityManager, bookingId: string): Promise<BookingHistoryEntity[]> {
  const order = { changedAt: 'ASC', fromStatus: { direction: 'ASC', nulls: 'FIRST' } } as const;
  return manager.find(BookingHistoryEntity, { where: { bookingId }, order });
}
