import type { EntityManager } from 'typeorm';

/** SQL: whether a driver can say how far they are: by a link, or on a device that stays signed in after wrong PINs have ended it. */
export const canAnswer = (driverId: string): string =>
  `(EXISTS (SELECT FROM access_links link WHERE link.driver_id = ${driverId} AND link.revoked_at IS NULL)
    OR EXISTS (SELECT FROM driver_sessions device WHERE device.driver_id = ${driverId} AND device.ends_at > now()))`;

/** All drivers who can answer. */
export async function readAnsweringDrivers(manager: EntityManager): Promise<ReadonlySet<string>> {
  const rows = await manager.query<{ id: string }[]>(
    `SELECT driver.id FROM drivers driver WHERE ${canAnswer('driver.id')}`,
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * The driver is locked against the end of a link or a device until the transaction ends: what is asked before it is taken back
 * by it, and what comes after it is not asked.
 */
export async function canDriverAnswer(manager: EntityManager, driverId: string): Promise<boolean> {
  // A statement of its own: one that has waited for a lock does not see what was stored meanwhile.
  await manager.query('SELECT FROM drivers WHERE id = $1 FOR SHARE', [driverId]);
  const [row] = await manager.query<{ can: boolean }[]>(`SELECT ${canAnswer('$1')} AS can`, [driverId]);
  return row?.can ?? false;
}
