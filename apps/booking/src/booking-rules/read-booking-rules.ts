import type { EntityManager } from 'typeorm';
import { BookingRulesEntity } from './booking-rules.entity.js';

/** Returns the present rules; the migration that creates the table stores the first ones. */
export function readBookingRules(manager: EntityManager): Promise<BookingRulesEntity> {
  return manager.findOneByOrFail(BookingRulesEntity, { id: 1 });
}
