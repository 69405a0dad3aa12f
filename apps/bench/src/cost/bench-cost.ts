import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { query, until } from '@chauffeur/private-servers';
import { z } from 'zod';
import { bench, print } from '../bench.js';
import { seedBookings } from '../bookings/seed-bookings.js';
import { percentile, type LoadRequest, type Outcome } from '../load/load.js';
import { runWholeLoad } from '../load/run-load.js';
import { markdownTable } from '../performance-document.js';
import { cpuTimes } from '../processes.js';
import type { Product } from '../product.js';
import { bookingRequests } from './booking-requests.js';

/** CPU milliseconds per booking: until the response, and including both emails. */
const goals = { placed: 2.2, sent: 8 };
const sendingLimitMs = 600_000;
/**
 * Bookings before the measurement. The first 300 cost twice as much as those after 900, because V8 still compiles; a
 * process that runs for days does not.
 */
const warmUp = 1_000;

interface Measured {
  readonly what: string;
  readonly outcome: Outcome;
  /** CPU milliseconds per request, by process. */
  readonly cpu: ReadonlyMap<string, number>;
}

/** Measures CPU time by process, throughput and response times, beside minimal programs that do less work. */
export const benchCost = bench({
  name: 'cost',
  options: {
    bookings: z.coerce.number().int().min(50).max(6_000).default(2_000).describe('of each measurement'),
    stored: z.coerce.number().int().min(0).max(1_000_000).default(0).describe('past bookings stored before'),
    reads: z.coerce.number().int().min(50).max(1_000_000).default(10_000).describe('of each measurement'),
    connections: z.coerce.number().int().min(1).max(1_000).default(32).describe('at once'),
    rate: z.coerce.number().min(1).max(1_000).optional().describe('bookings a second, with their emails'),
  },
  measure: measureCost,
});

async function measureCost(
  options: Record<'bookings' | 'stored' | 'reads' | 'connections', number> & { rate?: number | undefined },
  setup: { readonly startProduct: () => Promise<Product> },
  stack: AsyncDisposableStack,
) {
  const { bookings, stored, reads, connections, rate } = options;
  print('Starting PostgreSQL, RabbitMQ, Redis and the services …');
  const product = await setup.startProduct();
  stack.defer(() => product.stop());
  const site = product.siteUrl;
  const emailProcesses = ['notifications', 'email-worker'].flatMap((name) => product.processes[name] ?? []);
  const references: Record<string, number | undefined> = {};
  /** Starts a program of references.ts and returns its URL. */
  const reference = async (kind: string, address: string) => {
    const program = fork(fileURLToPath(new URL('references.js', import.meta.url)), [kind, address]);
    stack.defer(() => void program.kill());
    references[kind] = program.pid;
    const [url] = (await once(program, 'message')) as [string];
    return url;
  };
  const pids = () => ({
    ...Object.fromEntries(Object.entries(product.processes).map(([name, { pid }]) => [name, pid])),
    ...references,
  });
  const measure = async (
    what: string,
    requests: readonly LoadRequest[],
    {
      url = site,
      limit,
      after,
    }: { url?: string; limit?: number | undefined; after?: () => Promise<void> } = {},
  ): Promise<Measured> => {
    const before = await cpuTimes(pids());
    const outcome = await runWholeLoad({ site: url, connections, requests, rate: limit });
    await after?.();
    const spent = [...(await cpuTimes(pids()))].map(
      ([name, ms]) => [name, (ms - (before.get(name) ?? 0)) / requests.length] as const,
    );
    const measured = { what, outcome, cpu: new Map(spent.filter(([, ms]) => ms >= 0.01)) };
    print(rowOf(measured).join('  '));
    return measured;
  };
  const gets = (path: string): LoadRequest[] =>
    Array.from({ length: reads }, () => ({ method: 'GET', path }));

  const bytes = await reference('bytes', `${site}/api/cars`);
  const proxy = await reference('proxy', bytes);
  const insert = await reference('insert', product.databases['booking'] ?? '');
  const bodies = await bookingRequests(site, 0, warmUp + 2 * bookings);
  const inserts = bodies.slice(0, warmUp + bookings).map((request) => ({ ...request, path: '/' }));
  const emails = product.databases['notifications'] ?? '';
  if (stored > 0) await seedBookings(product.databases['booking'] ?? '', stored);
  await runWholeLoad({ site: insert, connections, requests: inserts.slice(0, warmUp) });
  await runWholeLoad({ site, connections, requests: bodies.slice(0, warmUp) });
  await allSent(emails, 2 * warmUp);
  // A few minutes after a start autovacuum does this.
  await Promise.all(Object.values(product.databases).map((database) => query(database, 'ANALYZE')));
  const rows = [
    await measure('Reference: the bytes of `/api/cars` from memory, Fastify alone', gets('/'), {
      url: bytes,
    }),
    await measure('Reference: the same through a proxy', gets('/'), { url: proxy }),
    await measure('`GET /api/cars`', gets('/api/cars')),
    await measure('Reference: a row a request, Fastify and pg alone', inserts.slice(warmUp), { url: insert }),
  ];
  await Promise.all(emailProcesses.map((process) => process.takeDown()));
  const placed = await measure(
    '`POST /api/bookings`, emails paused',
    bodies.slice(warmUp, warmUp + bookings),
  );
  for (const process of emailProcesses) process.bringUp();
  await Promise.all(emailProcesses.map((process) => process.whenReady()));
  await allSent(emails, 2 * (warmUp + bookings));
  const sent = await measure('`POST /api/bookings` with both emails sent', bodies.slice(warmUp + bookings), {
    limit: rate,
    after: () => allSent(emails, 2 * bodies.length),
  });
  const delays = await emailDelays(product.databases['booking'] ?? '', emails, bookings);

  const table = markdownTable(
    ['Work', 'A second', 'p50', 'p99', 'Processor time of a request', 'By process'],
    [...rows, placed, sent].map(rowOf),
  );
  const [costOfPlaced, costOfSent] = [total(placed), total(sent)];
  const verdict = [
    `A booking costs ${costOfPlaced.toFixed(1)} ms (goal ${goals.placed}), ${(costOfPlaced / total(rows[3])).toFixed(1)} × the bare row;`,
    `with both emails ${costOfSent.toFixed(1)} ms (goal ${goals.sent}).`,
    `From a booking to an email with the mail server: p50 ${percentile(delays, 0.5).toFixed(0)} ms, p99 ${percentile(delays, 0.99).toFixed(0)} ms`,
    rate === undefined ? 'at that rate.' : `at ${rate} bookings a second.`,
  ].join(' ');
  return {
    conditions: `${connections} connections, ${bookings} bookings and ${reads} reads`,
    parts: [table, verdict],
    isMet: costOfPlaced <= goals.placed && costOfSent <= goals.sent,
  };
}

function rowOf({ what, outcome, cpu }: Measured): string[] {
  const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`;
  const byProcess = [...cpu].toSorted(([, one], [, other]) => other - one);
  return [
    what,
    (outcome.done / outcome.seconds).toFixed(0),
    ms(percentile(outcome.doneMs, 0.5)),
    ms(percentile(outcome.doneMs, 0.99)),
    ms(total({ cpu })),
    byProcess.map(([name, value]) => `${name} ${value.toFixed(2)}`).join(', '),
  ];
}

/** Sums all processes. The load's sender is not among them: it belongs to the bench. */
function total(measured: Pick<Measured, 'cpu'> | undefined): number {
  return [...(measured?.cpu.values() ?? [])].reduce((sum, value) => sum + value, 0);
}

/** Returns the milliseconds from each of the latest bookings' transactions until the mail server accepted its emails. */
async function emailDelays(bookingDatabase: string, emailDatabase: string, count: number): Promise<number[]> {
  const placed = await query<{ id: string; at: Date }>(
    bookingDatabase,
    `SELECT id, created_at AS at FROM bookings ORDER BY created_at DESC LIMIT ${count}`,
  );
  const placedAt = new Map(placed.map(({ id, at }) => [id, at.getTime()]));
  const sent = await query<{ id: string; at: Date }>(
    emailDatabase,
    'SELECT booking_id AS id, sent_at AS at FROM email_deliveries WHERE sent_at IS NOT NULL',
  );
  return sent.flatMap(({ id, at }) => {
    const since = placedAt.get(id);
    return since === undefined ? [] : [at.getTime() - since];
  });
}

async function allSent(database: string, count: number): Promise<void> {
  const isSent = async () => {
    const [row] = await query<{ sent: number }>(
      database,
      'SELECT count(*)::int AS sent FROM email_deliveries WHERE sent_at IS NOT NULL',
    );
    return (row?.sent ?? 0) >= count;
  };
  if (!(await until(isSent, sendingLimitMs, 1_000))) throw new Error('Not all emails were sent.');
}
