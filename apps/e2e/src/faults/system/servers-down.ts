import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, FaultContext } from '../harness/fault.ts';
import { whenAllReady } from '../harness/faulted-product.ts';

const seconds = 20;
const perSecond = 50;
/** Number of bookings that staff confirm while the server is unavailable. */
const confirmedMeanwhile = 10;

/** How long does not matter: what waits has no time limit, and services try again at least a few times a minute. */
function killedServer(name: 'rabbitmq' | 'redis', called: string): Fault {
  return {
    name: `${name}-killed`,
    what: `${called} is killed (-9) and unavailable for ${seconds} s under ${perSecond} bookings/s; ${confirmedMeanwhile} are confirmed meanwhile`,
    client: { manualEvery: 10, retryForMs: 120_000 },
    perSecond,
    async run(context) {
      const { product, client, over, print } = context;
      const server = product.servers[name];
      const confirmed = await knownToCustomers(context);
      // Some bookings are in flight now.
      await server.kill9();
      const broken = await confirm(context, confirmed);
      await sleep(seconds * 1_000);
      print(`${client.accepted.length} of ${client.attempts.length} accepted while it was unavailable`);
      const early = emailsTo(context, confirmed) - confirmed.length;
      if (early > 0) broken.push(`${early} confirmations were sent while it was unavailable`);
      await server.restart();
      over();
      await sleep(1_000);
      return { customerEmails: new Map(confirmed.map(({ id }) => [id, 2])), broken };
    },
  };
}

type AcceptedBookings = FaultContext['client']['accepted'];

/** Returns the first bookings of customers once each has received its first email, so that later emails can be recognised. */
async function knownToCustomers(context: FaultContext): Promise<AcceptedBookings> {
  const { accepted, attempts } = context.client;
  const givesUp = Date.now() + 30_000;
  for (;;) {
    const manual = new Set(attempts.filter(({ isManual }) => isManual).map(({ customer }) => customer));
    const first = accepted.filter(({ customer }) => !manual.has(customer)).slice(0, confirmedMeanwhile);
    if (first.length === confirmedMeanwhile && emailsTo(context, first) === first.length) return first;
    if (Date.now() > givesUp) throw new Error('the first customers got no email');
    await sleep(50);
  }
}

function emailsTo({ mailServer }: FaultContext, bookings: AcceptedBookings): number {
  const customers = new Set(bookings.map(({ customer }) => customer));
  return mailServer.accepted.filter(({ recipient }) => customers.has(recipient)).length;
}

async function confirm({ staff }: FaultContext, bookings: AcceptedBookings): Promise<string[]> {
  const change = { status: 'confirmed', version: 1 };
  const responses = await Promise.all(
    bookings.map(({ id }) => staff.call('PATCH', `/bookings/${id}/status`, change)),
  );
  const rejected = responses.filter(({ status }) => status !== 200);
  return rejected.map(({ status }) => `a booking could not be confirmed: ${status}`);
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
      // Same as `pg_ctl stop -m immediate`: no checkpoint, connections are cut.
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
  // An attempt whose email was accepted while the database was down is recorded once it is back, so none is sent twice.
  allowed: () => ({ responses: [503] }),
};
