import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { bench, print } from '../bench.js';
import { percentile, type Load, type LoadRequest, type Outcome } from '../load/load.js';
import { runLoad } from '../load/run-load.js';
import { markdownTable } from '../performance-document.js';
import { memoryUse } from '../processes.js';

const overload = 10;
/** Share of the capacity, milliseconds of a rejection (99th percentile) and bytes of the product. */
const goals = { goodput: 0.8, rejectedMs: 100, memory: 1024 ** 3 };
/** Connections for finding the capacity: enough to saturate the product. */
const capacityConnections = 16;
/** Warm-up rounds, of `seconds` each, before the capacity is measured. */
const warmUps = 2;
/** Requests per second of each client that runs next to the load. */
const clientRate = 20;
const messageRate = 2;
const page: LoadRequest = { method: 'GET', path: '/about' };

/** More than one load can send. */
const maxRendered = 50_000;

const loads: Readonly<Record<string, () => LoadRequest[]>> = {
  'Cached responses': () =>
    ['/', '/services', '/tours', '/cars', '/about', '/api/cars'].map((path) => ({ method: 'GET', path })),
  // Random tours, which do not exist, so that none is cached.
  'Rendered pages': () =>
    Array.from({ length: maxRendered }, () => ({
      method: 'GET',
      path: `/tours/${randomUUID()}`,
      wanted: 404,
    })),
};

/**
 * Measures the capacity, and sends ten times as many requests. Product and load each run on half of the cores, as if the
 * load came from elsewhere. Each client is a process, because the sender of the load is too busy to measure others.
 */
export const benchOverload = bench({
  name: 'overload',
  options: {
    seconds: z.coerce.number().int().min(2).max(600).default(15).describe('of each load'),
    connections: z.coerce.number().int().min(10).max(4_000).default(1_000).describe('of the overload'),
    rest: z.coerce.number().int().min(1).max(600).default(60).describe('seconds after it'),
  },
  measure,
});

async function measure(
  { seconds, connections, rest }: Readonly<Record<'seconds' | 'connections' | 'rest', number>>,
  setup: {
    readonly startProduct: () => Promise<{ siteUrl: string; pid: number | undefined; stop(): Promise<void> }>;
  },
  stack: AsyncDisposableStack,
) {
  print('Starting the product …');
  const cores = availableParallelism();
  runOn(0, Math.floor(cores / 2) - 1);
  const product = await setup.startProduct();
  runOn(Math.floor(cores / 2), cores - 1);
  stack.defer(() => product.stop());
  let isMet = true;
  const rows: string[][] = [];
  const goodputs: string[] = [];
  const report = async (what: string, outcome: Outcome) => {
    const { rejected, failed, doneMs, rejectedMs } = outcome;
    // 0 if the system does not report it.
    const use = await memoryUse({ product: product.pid }).catch(() => new Map<string, number>());
    const memory = use.get('product') ?? 0;
    isMet &&= memory <= goals.memory;
    const times = (ms: readonly number[]) =>
      ms.length === 0 ? '–' : `${percentile(ms, 0.5).toFixed(0)}, ${percentile(ms, 0.99).toFixed(0)} ms`;
    const counts = [rateOf(outcome).toFixed(0), times(doneMs), `${rejected}`, times(rejectedMs), `${failed}`];
    const row = [what, ...counts, `${(memory / 1024 ** 2).toFixed(0)} MB`];
    rows.push(row);
    print(row.join('  '));
  };
  const site = product.siteUrl;
  for (const [name, requestsOf] of Object.entries(loads)) {
    const load = (connections: number): Load => ({
      site,
      connections,
      requests: requestsOf(),
      seconds,
    });
    // Lets both sides compile their hot code first: a capacity measured cold would make the overload look better.
    for (let round = 0; round < warmUps; round += 1) await runLoad(load(capacityConnections));
    const peak = await runLoad(load(capacityConnections));
    await report(`${name}: capacity`, peak);
    // Started before the load, so that their connections are open when it begins.
    const beside = { ...load(1), seconds: seconds + 1, rate: clientRate };
    const clients = [
      runLoad({ ...load(10), requests: messagesOf(seconds * messageRate), rate: messageRate }),
      runLoad({ ...beside, requests: [page] }),
      runLoad({ ...beside, requests: [page], isFresh: true }),
      runLoad({ ...beside, connections: 4, rate: 4 * clientRate }),
    ] as const;
    await sleep(1_000);
    const offered = await runLoad({ ...load(connections), rate: rateOf(peak) * overload });
    const [messages, reused, fresh, others] = await Promise.all(clients);
    await report(`Offered ${overload} times that`, offered);
    await report('Meanwhile messages, two a second', messages);
    await report('Meanwhile one client, of a cached page', reused);
    await report('The same, each on a new connection', fresh);
    await report('Meanwhile four clients, of what the load requests', others);
    await sleep(rest * 1000);
    const after = await runLoad(load(capacityConnections));
    await report(`${rest} s later`, after);
    // Relative to the mean of both capacities, because a machine's speed varies from minute to minute.
    const goodput = (2 * (rateOf(offered) + rateOf(others))) / (rateOf(peak) + rateOf(after));
    goodputs.push(`${name} ${(goodput * 100).toFixed(0)} %`);
    isMet &&= goodput >= goals.goodput && percentile(others.rejectedMs, 0.99) <= goals.rejectedMs;
  }
  const table = markdownTable(
    ['Load', 'Done a second', 'p50, p99', 'Rejected', 'p50, p99', 'Failed', 'Memory'],
    rows,
  );
  return {
    conditions: `loads of ${seconds} s, ${connections} connections`,
    parts: [
      table,
      `Goodput, with what the four clients got, of the mean of the capacity before and after: ${goodputs.join(', ').toLowerCase()}.`,
    ],
    isMet,
  };
}

/** Responses per second. `seconds` includes the requests that were pending when the load ended. */
const rateOf = ({ done, seconds }: Outcome) => done / seconds;

/** Pins this process, and those it starts later, to some cores. A single core is shared by all. */
function runOn(first: number, last: number): void {
  if (last < first) return;
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', `${first}-${last}`, String(process.pid)]);
}

function messagesOf(count: number): LoadRequest[] {
  return Array.from({ length: count }, (_, number) => ({
    method: 'POST',
    path: '/api/contact-messages',
    body: JSON.stringify({ name: 'Leyla', email: `guest-${number}@example.com`, message: 'Hello' }),
  }));
}
