import type { EntityManager } from 'typeorm';

/** Booking's default, until staff change it and booking publishes that. */
const defaultHours = 24;

/** One row, for use within other statements. */
export const selectContactsFromHours = `
  SELECT coalesce((SELECT contacts_from_hours FROM known_booking_rules WHERE id = 1), ${defaultHours}) AS hours`;

/** Returns how many hours before the start customers see who drives. */
export async function readContactsFromHours(manager: EntityManager): Promise<number> {
  const [rules] = await manager.query<{ hours: number }[]>(selectContactsFromHours);
  return rules?.hours ?? defaultHours;
}
