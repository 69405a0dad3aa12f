import type { EntityManager } from 'typeorm';

/** How many rides that have not ended yet occupy a vehicle. */
export async function ridesAhead(manager: EntityManager, vehicleId: string): Promise<number> {
  const [row] = await manager.query<{ rides: number }[]>(
    'SELECT count(*)::int AS rides FROM occupancies WHERE vehicle_id = $1 AND upper(during) > now()',
    [vehicleId],
  );
  return row?.rides ?? 0;
}
