import type { EntityManager } from 'typeorm';

/** SQL: whether a driver can report progress: with a link, or on a device still signed in after wrong PINs ended the link. */
export const canReportProgress = (driverId: string): string =>
  `(EXISTS (SELECT FROM access_links link WHERE link.driver_id = ${driverId} AND link.revoked_at IS NULL)
    OR EXISTS (SELECT FROM driver_sessions device WHERE device.driver_id = ${driverId} AND device.ends_at > now()))`;

/** Returns all drivers who can answer. */
export async function readReportingDrivers(manager: EntityManager): Promise<ReadonlySet<string>> {
  const rows = await manager.query<{ id: string }[]>(
    `SELECT driver.id FROM drivers driver WHERE ${canReportProgress('driver.id')}`,
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Whether the driver can answer. Locks the driver against the end of a link or device until the transaction ends:
 * that end then takes back what was asked before it, and nothing is asked after it.
 */
export async function canDriverReportProgress(manager: EntityManager, driverId: string): Promise<boolean> {
  // A separate statement: one that waited for a lock does not see what was stored meanwhile.
  await manager.query('SELECT FROM drivers WHERE id = $1 FOR SHARE', [driverId]);
  const [row] = await manager.query<{ can: boolean }[]>(`SELECT ${canReportProgress('$1')} AS can`, [
    driverId,
  ]);
  return row?.can ?? false;
}
