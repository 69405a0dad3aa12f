import type { TriedLink } from '@chauffeur/contracts/driver-page/driver-link';
import type { EntityManager } from 'typeorm';

/** Returns drivers' links that wrong PINs have locked within a day, or ended and not yet replaced; the latest first. */
export async function readTriedLinks(manager: EntityManager, now: Date): Promise<TriedLink[]> {
  const rows = await manager.query<(Omit<TriedLink, 'triedAt'> & { triedAt: Date })[]>(
    `SELECT link.driver_id AS "driverId", driver.name, link.tried_at AS "triedAt", link.ended_by_tries AS "isEnded"
       FROM access_links link JOIN drivers driver ON driver.id = link.driver_id
      WHERE link.driver_id IS NOT NULL AND link.tried_at IS NOT NULL AND driver.is_active
        AND (link.ended_by_tries OR link.revoked_at IS NULL)
        AND (link.ended_by_tries OR link.tried_at > $1::timestamptz - interval '1 day')
        AND NOT EXISTS (SELECT FROM access_links newer
                         WHERE newer.driver_id = link.driver_id AND newer.created_at > link.created_at)
      ORDER BY link.tried_at DESC`,
    [now],
  );
  return rows.map(({ triedAt, ...link }) => ({ ...link, triedAt: triedAt.toISOString() }));
}
