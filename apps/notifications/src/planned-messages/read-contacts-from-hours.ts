import type { EntityManager } from 'typeorm';
import { KnownBookingRules } from './known-booking-rules.entity.js';

/** What booking has by itself, and publishes as soon as staff change it. */
const defaultHours = 24;

/** How many hours before its start customers are shown who drives. */
export async function readContactsFromHours(manager: EntityManager): Promise<number> {
  const rules = await manager.findOneBy(KnownBookingRules, { id: 1 });
  return rules?.contactsFromHours ?? defaultHours;
}
