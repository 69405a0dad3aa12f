import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Scene, Seen, SystemFault } from './fault.ts';
import { whenAllReady } from './ready-again.ts';

const times = 3;
/** Milliseconds for which it is away. */
const away = 4_000;

export const postgresStopped: SystemFault = {
  name: 'postgres-stopped',
  what: `PostgreSQL is stopped at once (immediate shutdown) ${times} times, away for ${away / 1_000} s each, under 10 bookings/s`,
  client: { manualEvery: 10, patience: 180_000 },
  async happen({ product, client, clusterFolder, over, say }: Scene): Promise<Seen> {
    const enough = new AbortController();
    const load = client.bookUntil(10, enough.signal);
    const readyAfter: string[] = [];
    for (let time = 1; time <= times; time += 1) {
      await pause(2_000);
      await stopAtOnce(clusterFolder);
      await pause(away);
      await product.servers.postgres.restart();
      const restarted = Date.now();
      if (time === times) over();
      await whenAllReady(product);
      readyAfter.push(`${((Date.now() - restarted) / 1_000).toFixed(1)} s`);
      say(`back after stop ${time}: ${client.accepted.length} of ${client.asked.length} accepted`);
    }
    await pause(2_000);
    enough.abort();
    await load;
    return {
      // A mail that the mail server has taken and that can't be noted is noted when the database is back.
      allowed: { answers: [503] },
      notes: [`ready again after each stop: ${readyAfter.join(', ')}`],
    };
  },
};

/** As `pg_ctl stop -m immediate`: no checkpoint, no goodbye to anyone. */
async function stopAtOnce(clusterFolder: string): Promise<void> {
  const [pid] = (await readFile(join(clusterFolder, 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGQUIT');
}
