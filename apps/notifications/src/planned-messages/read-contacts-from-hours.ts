import type { EntityManager } from 'typeorm';

/** What booking has by itself, and publishes as soon as staff change it. */
const defaultHours = 24;

/** One row, for a statement that reads more. */
export const selectContactsFromHours = `
  SELECT coalesce((SELECT contacts_from_hours FROM known_booking_rules WHERE id = 1), ${defaultHours}) AS hours`;

/** How many hours before its start customers are shown who drives. */
export async function readContactsFromHours(manager: EntityManager): Promise<number> {
  const [rules] = await manager.query<{ hours: number }[]>(selectContactsFromHours);
  return rules?.hours ?? defaultHours;
}
