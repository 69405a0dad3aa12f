import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../harness/fault.ts';
import { whenAllReady } from '../harness/faulted-product.ts';

const seconds = 20;
const perSecond = 50;

/** A server is killed (-9) and comes back with its data while bookings come in at a constant rate. */
function killedServer(name: 'rabbitmq' | 'redis', called: string): Fault {
  return {
    name: `${name}-killed`,
    what: `${called} is killed (-9) and unavailable for ${seconds} s under ${perSecond} bookings/s`,
    client: { manualEvery: 10, retryForMs: 120_000 },
    perSecond,
    async run({ product, client, over, print }) {
      const server = product.servers[name];
      // Some bookings are in flight when it is killed.
      await sleep(1_000);
      await server.kill9();
      await sleep(seconds * 1_000);
      print(`${client.accepted.length} of ${client.attempts.length} accepted while it was unavailable`);
      await server.restart();
      over();
      await sleep(1_000);
      return {};
    },
  };
}

export const rabbitmqKilled = killedServer('rabbitmq', 'RabbitMQ');
export const redisKilled = killedServer('redis', 'Redis');

const stops = 3;
const stoppedMs = 4_000;

export const postgresStopped: Fault = {
  name: 'postgres-stopped',
  what: `PostgreSQL is stopped at once (immediate shutdown) ${stops} times, unavailable for ${stoppedMs / 1_000} s each, under 10 bookings/s`,
  client: { manualEvery: 10, retryForMs: 180_000 },
  perSecond: 10,
  async run({ product, client, folder, over, print }) {
    const readyAfter: string[] = [];
    for (let stop = 1; stop <= stops; stop += 1) {
      await sleep(2_000);
      // As `pg_ctl stop -m immediate`: no checkpoint, connections are cut.
      const [pid] = (await readFile(join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8')).split(
        '\n',
      );
      process.kill(Number(pid), 'SIGQUIT');
      await sleep(stoppedMs);
      await product.servers.postgres.restart();
      const restarted = Date.now();
      if (stop === stops) over();
      await whenAllReady(product);
      readyAfter.push(`${((Date.now() - restarted) / 1_000).toFixed(1)} s`);
      print(`back after stop ${stop}: ${client.accepted.length} of ${client.attempts.length} accepted`);
    }
    await sleep(2_000);
    return { notes: [`ready again after each stop: ${readyAfter.join(', ')}`] };
  },
  // An email that the mail server has taken while its attempt can't be recorded is recorded when the database is back.
  allowed: () => ({ responses: [503] }),
};
