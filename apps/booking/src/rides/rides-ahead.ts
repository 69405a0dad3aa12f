import type { EntityManager } from 'typeorm';

/** The bookings whose rides occupy a vehicle and have not ended yet. */
export async function ridesAhead(manager: EntityManager, vehicleId: string): Promise<string[]> {
  const rides = await manager.query<{ id: string }[]>(
    `SELECT booking_id AS id FROM occupancies
      WHERE vehicle_id = $1 AND booking_id IS NOT NULL AND upper(during) > now()`,
    [vehicleId],
  );
  return rides.map(({ id }) => id);
}
