import type { EntityManager } from 'typeorm';
import { z } from 'zod';

/** Returns the time of the database's clock, in microseconds, so that consumers recognise the later of two changes. */
export async function currentTime(manager: EntityManager): Promise<string> {
  const rows: { now: string }[] = await manager.query(
    `SELECT to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS now`,
  );
  return z.iso.datetime().parse(rows[0]?.now);
}
