import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { takes } from '../fault-mail-server.ts';
import { processOf } from '../faulted-product.ts';
import type { Fault } from './fault.ts';

const minute = 60_000;
const kills = 20;
/** Mails that one worker has in hand at most: EMAIL_CONCURRENCY where nothing is said. */
const inHand = 5;

export const killedWorker: Fault = {
  name: 'killed-worker',
  what: () => `The email worker is killed (-9) ${kills} times while it sends and bookings come in`,
  isScaled: false,
  drainLimit: 6 * minute,
  async happen({ mailServer, product }, client) {
    // A moment for each mail, so that there are some in its hands.
    mailServer.answer = () => ({ ...takes, afterMs: 300 });
    const worker = processOf(product, 'email-worker');
    const load = new AbortController();
    const booking = (async () => {
      while (!load.signal.aborted) await client.bookSteadily(4, 2);
    })();
    for (let kill = 1; kill <= kills; kill += 1) {
      const goal = mailServer.offered + 2 * inHand;
      while (mailServer.offered < goal) await pause(20);
      await worker.kill9();
    }
    const ended = Date.now();
    load.abort();
    await booking;
    return ended;
  },
  allows: () => ({ never: 0, more: kills * inHand }),
};

export const lostRedis: Fault = {
  name: 'lost-redis',
  what: () =>
    'Redis is killed and comes back empty after 15 s, with mails in it that wait for an attempt or for their next one; the mail server is away as well, and bookings come in all the while',
  isScaled: true,
  drainLimit: 3 * minute,
  async happen({ mailServer, product }, client) {
    const { redis } = product.servers;
    if (redis.folder === undefined) throw new Error('REDIS_URL and containers: Redis must be one of our own');
    await mailServer.goAway();
    await client.bookSteadily(40, 4);
    await client.bookSteadily(40, 40);
    await redis.kill9();
    await rm(join(redis.folder, 'appendonlydir'), { recursive: true });
    await client.bookSteadily(30, 2);
    await redis.restart();
    await mailServer.comeUp();
    return Date.now();
  },
  allows: () => ({ never: 0, more: 0 }),
};
