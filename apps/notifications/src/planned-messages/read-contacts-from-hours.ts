import type { EntityManager } from 'typeorm';
import type { KnownBookingRules } from './known-booking-rules.entity.js';

/** What booking has by itself, and publishes as soon as staff change it. */
const defaultHours = 24;

/** How many hours before its start customers are shown who drives. */
export async function readContactsFromHours(manager: EntityManager): Promise<number> {
  const [rules] = await manager.query<Pick<KnownBookingRules, 'contactsFromHours'>[]>(
    'SELECT contacts_from_hours AS "contactsFromHours" FROM known_booking_rules WHERE id = 1',
  );
  return rules?.contactsFromHours ?? defaultHours;
}
