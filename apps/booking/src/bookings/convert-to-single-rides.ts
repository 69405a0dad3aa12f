import type { EntityManager } from 'typeorm';

/** Turns the remaining legs of trips into single rides. Versions stay, because nothing that staff edit has changed. */
export async function convertToSingleRides(
  manager: EntityManager,
  tripIds: readonly string[],
): Promise<void> {
  await manager.query('UPDATE bookings SET trip_id = NULL, leg = NULL WHERE trip_id = ANY($1)', [tripIds]);
}
