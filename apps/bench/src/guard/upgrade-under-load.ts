import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { query } from '@chauffeur/private-servers';
import { writeUntilStopped } from './write-until-stopped.js';

/** Starts the service, which migrates, while the previous release writes; then waits until all bookings are adopted. */
export async function upgradeUnderLoad<Service extends { stop(): Promise<void> }>(
  databaseUrl: string,
  start: () => Promise<Service>,
) {
  const writers = writeUntilStopped(databaseUrl);
  const begin = performance.now();
  const service = await start().catch(async (failure: unknown) => {
    // Ignored: the database is dropped next, which would end the writers with an unrelated error.
    await writers.stop().catch(() => undefined);
    throw failure;
  });
  const migrated = performance.now();
  const times = await writers.stop().catch(async (failure: unknown) => {
    await service.stop();
    throw failure;
  });
  while ((await countOf(databaseUrl, unknownSchedules)) > 0) await sleep(500);
  return {
    service,
    upgrade: {
      migrationSeconds: (migrated - begin) / 1_000,
      writes: times.length,
      longestWriteMs: times.reduce((longest, time) => Math.max(longest, time), 0),
      adoptionSeconds: (performance.now() - migrated) / 1_000,
      held: await countOf(databaseUrl, 'occupancies WHERE vehicle_id IS NOT NULL'),
      /** Future rides that overlap others and got no vehicle. */
      notHeld: await countOf(databaseUrl, notHeldRides),
      /** Pairs of held rides; must be 0. */
      overlaps: await countOf(databaseUrl, overlappingRides),
    },
  };
}

const unknownSchedules = 'bookings WHERE booking_date >= current_date AND duration_minutes IS NULL';
const notHeldRides = `bookings WHERE starts_at > now() AND status <> 'cancelled'
  AND NOT EXISTS (SELECT FROM occupancies WHERE booking_id = bookings.id)`;
const overlappingRides = `occupancies one JOIN occupancies other
  ON one.id < other.id AND one.vehicle_id = other.vehicle_id AND one.during && other.during`;

async function countOf(databaseUrl: string, rows: string): Promise<number> {
  const [row] = await query<{ count: number }>(databaseUrl, `SELECT count(*)::int AS count FROM ${rows}`);
  return row?.count ?? 0;
}
