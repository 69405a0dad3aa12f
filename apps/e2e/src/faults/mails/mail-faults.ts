import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../harness/fault.ts';
import { processOf } from '../harness/faulted-product.ts';
import { accepts, isBusy, type MailResponse, type OfferedEmail } from '../load/fault-mail-server.ts';

const kills = 20;
/** Max emails in flight of one worker: the default of EMAIL_CONCURRENCY. */
const inFlight = 5;

const killedWorker: Fault = {
  name: 'killed-worker',
  what: `The email worker is killed (-9) ${kills} times while it sends and bookings come in`,
  scale: 'full',
  perSecond: 2,
  async run({ mailServer, product, over }) {
    // A delay for each email, so that some are in flight.
    mailServer.respond = () => ({ ...accepts, afterMs: 300 });
    const worker = processOf(product, 'email-worker');
    for (let kill = 1; kill <= kills; kill += 1) {
      const goal = mailServer.offered + 2 * inFlight;
      while (mailServer.offered < goal) await sleep(20);
      await worker.kill9();
    }
    over();
    return {};
  },
  allowed: () => ({ moreEmails: kills * inFlight }),
};

const lostRedis: Fault = {
  name: 'lost-redis',
  what: 'Redis is killed and comes back empty after 15 s, with emails in it that wait for an attempt or for their next one; the mail server is down as well, and bookings continue',
  async run({ mailServer, product, client, over }) {
    const { redis } = product.servers;
    if (redis.folder === undefined)
      throw new Error('Redis must be started by this run: not with REDIS_URL, not in a container');
    await mailServer.stop();
    await client.bookAtConstantRate(40, 4);
    await client.bookAtConstantRate(40, 40);
    await redis.kill9();
    await rm(join(redis.folder, 'appendonlydir'), { recursive: true });
    await client.bookAtConstantRate(30, 2);
    await redis.restart();
    await mailServer.start();
    over();
    return {};
  },
};

/** Creates a fault in which the mail server responds like this to the emails of some bookings (60, 4 a second, by default). */
function respondingServer(
  fault: Pick<Fault, 'name' | 'what' | 'scale' | 'allowed'>,
  respond: () => (email: OfferedEmail) => MailResponse,
  { busyGreetings = 0, bookings = 60, perSecond = 4 } = {},
): Fault {
  return {
    ...fault,
    async run({ mailServer, client, over }) {
      mailServer.busyGreetings = busyGreetings;
      mailServer.respond = respond();
      await client.bookAtConstantRate(bookings, perSecond);
      over();
      return {};
    },
  };
}

const slow = respondingServer(
  { name: 'slow', what: 'It takes 30 s for every email', scale: 'full' },
  () => () => ({ ...accepts, afterMs: 30_000 }),
  { bookings: 10, perSecond: 2 },
);

const busy = respondingServer(
  { name: 'busy', what: 'It greets 20 connections with 421, and responds to every email with 421 once' },
  () =>
    ({ offeredBefore }) =>
      offeredBefore === 0 ? isBusy : accepts,
  { busyGreetings: 20 },
);

const rejected = respondingServer(
  {
    name: 'rejected',
    what: 'It rejects every tenth customer permanently (550)',
    scale: 'full',
    allowed: ({ client }) => ({ neverEmails: client.accepted.length / 10 }),
  },
  () =>
    ({ recipient }) =>
      recipient.endsWith('0@example.com')
        ? { stores: false, error: { responseCode: 550, message: '5.1.1 no such mailbox' } }
        : accepts,
);

const cut = respondingServer(
  {
    name: 'cut',
    what: 'It cuts the connection after the last byte of every email once, having stored every other one',
    // An email that was stored without a response is sent again, because the sender can't know.
    allowed: ({ client }) => ({ moreEmails: client.accepted.length }),
  },
  () => {
    let cuts = 0;
    return ({ offeredBefore }) => (offeredBefore === 0 ? { stores: cuts++ % 2 === 0, cuts: true } : accepts);
  },
);

const outage = (seconds: number): Fault => ({
  name: 'outage',
  what: `The mail server is down for ${seconds} s`,
  // Retry delays double, so the last one may be as long as the whole outage plus a quarter.
  maxIdleMs: seconds * 2_000,
  async run({ mailServer, client, over }) {
    await mailServer.stop();
    const bookings = 240;
    await Promise.all([client.bookAtConstantRate(bookings, bookings / seconds), sleep(seconds * 1_000)]);
    await mailServer.start();
    over();
    return {};
  },
});

/** Returns the faults in the order of the table; if full, with an outage as long as in production. */
export function mailFaults(isFull: boolean): Fault[] {
  const scale = isFull ? 'full' : 'scaled to a tenth';
  const faults = [outage(isFull ? 600 : 60), slow, busy, rejected, cut, killedWorker, lostRedis];
  return faults.map((fault) => ({ scale, ...fault }));
}
