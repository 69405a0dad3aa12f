import type { EntityManager } from 'typeorm';
import { BookingRulesEntity } from './booking-rules.entity.js';

/** The rules as they are now; the migration that made the table stored the first ones. */
export function readBookingRules(manager: EntityManager): Promise<BookingRulesEntity> {
  return manager.findOneByOrFail(BookingRulesEntity, { id: 1 });
}
