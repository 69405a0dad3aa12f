import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { readOptions } from '../command-options.js';
import { memoryUse } from '../processes.js';
import { createSender, noOutcome, percentile, type LoadRequest, type Outcome } from './load.js';
import { loads } from './loads.js';
import type { Probed } from './probe.js';

const usage = `npm run bench:overload -- [options]
  --seconds N      of each load (15)
  --connections N  of the overload (1000)
  --rest N         seconds after it (60)`;

const options = z.object({
  seconds: z.coerce.number().int().min(2).max(600).default(15),
  connections: z.coerce.number().int().min(10).max(4_000).default(1_000),
  rest: z.coerce.number().int().min(1).max(600).default(60),
});

type Load = (number: number) => LoadRequest;

const overload = 10;
/** Connections that find the capacity: enough to keep the product busy. */
const capacityConnections = 16;
const print = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Finds how many requests a second a product answers, of those that are cached and of those that are not, offers ten
 * times as many, and prints what became of them, of messages meanwhile, and of the product's memory. Product and load
 * have half of the machine's cores each, as if the load came from elsewhere.
 */
export async function benchOverload(setup: {
  args: readonly string[];
  startProduct: () => Promise<{ siteUrl: string; pid: number | undefined; stop(): Promise<void> }>;
}): Promise<number> {
  const parsed = readOptions(options, usage, setup.args);
  if (!parsed) return 2;
  const { seconds, connections, rest } = parsed;
  print('Starting the product …');
  const cores = availableParallelism();
  runOn(0, Math.floor(cores / 2) - 1);
  const product = await setup.startProduct();
  runOn(Math.floor(cores / 2), cores - 1);
  try {
    const report = async (name: string, { done, rejected, failed, doneMs, rejectedMs }: Outcome) => {
      // 0 where the system does not say.
      const use = await memoryUse({ product: product.pid }).catch(() => new Map<string, number>());
      const memory = use.get('product') ?? 0;
      print(
        `${name}: ${(done / seconds).toFixed(0)}/s done (p99 ${percentile(doneMs, 0.99).toFixed(0)} ms), ` +
          `${rejected} rejected (p50 ${percentile(rejectedMs, 0.5).toFixed(0)} ms, p99 ${percentile(rejectedMs, 0.99).toFixed(0)} ms), ` +
          `${failed} failed, ${(memory / 1024 ** 2).toFixed(0)} MB`,
      );
    };
    for (const [name, load] of Object.entries(loads)) {
      await saturate(product.siteUrl, load, 3);
      const peak = await saturate(product.siteUrl, load, seconds);
      await report(`${name}, capacity`, peak);
      const endProbe = await startProbe(product.siteUrl, name);
      const [reads, writes] = await offer(product.siteUrl, load, {
        perSecond: (peak.done / seconds) * overload,
        seconds,
        connections,
      });
      await report(`Offered ${overload} times that`, reads);
      await report('Messages meanwhile', writes);
      const { reused, loaded, fresh } = await endProbe();
      await report('One client meanwhile, of a cached page', reused);
      await report('The same, each on a new connection', fresh);
      await report('One client meanwhile, of what the load requests', loaded);
      print(`Goodput is ${((reads.done / peak.done) * 100).toFixed(0)} % of the capacity.`);
      await sleep(rest * 1000);
      await report(`After ${rest} s`, await saturate(product.siteUrl, load, seconds));
    }
    return 0;
  } finally {
    await product.stop();
  }
}

/** Moves this process, and what it starts from now on, to some of the cores; a single core is shared by all. */
function runOn(first: number, last: number): void {
  if (last < first) return;
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', `${first}-${last}`, String(process.pid)]);
}

/** A client in a process of its own: the one that makes the load is late itself. Resolves once its connection is open. */
async function startProbe(site: string, load: string): Promise<() => Promise<Probed>> {
  const probe = fork(fileURLToPath(new URL('probe.js', import.meta.url)), [site, load]);
  await once(probe, 'message');
  return async () => {
    probe.send('end');
    const [outcomes] = (await once(probe, 'message')) as [Probed];
    return outcomes;
  };
}

/** As many requests as are answered over a few connections. */
async function saturate(site: string, load: Load, seconds: number): Promise<Outcome> {
  const { send, close } = createSender(site, capacityConnections);
  const outcome = noOutcome();
  const end = performance.now() + seconds * 1000;
  const client = async (first: number) => {
    for (let number = first; performance.now() < end; number += 1) await send(load(number), outcome);
  };
  await Promise.all(Array.from({ length: capacityConnections }, (_, index) => client(index)));
  close();
  return outcome;
}

/** So many reads a second, whatever comes back, and two messages; those that found no free connection are not sent. */
async function offer(
  site: string,
  load: Load,
  { perSecond, seconds, connections }: { perSecond: number; seconds: number; connections: number },
): Promise<[reads: Outcome, writes: Outcome]> {
  const readers = createSender(site, connections);
  const writers = createSender(site, 10);
  const [reads, writes] = [noOutcome(), noOutcome()];
  const pending = new Set<Promise<void>>();
  const start = (sent: Promise<void>) => void pending.add(sent.finally(() => pending.delete(sent)));
  let open = 0;
  const startedAt = performance.now();
  let offered = 0;
  let written = 0;
  for (let elapsed = 0; elapsed < seconds; elapsed = (performance.now() - startedAt) / 1000) {
    for (; offered < elapsed * perSecond; offered += 1) {
      if (open >= connections) continue;
      open += 1;
      start(readers.send(load(offered), reads).finally(() => (open -= 1)));
    }
    for (; written < elapsed * 2; written += 1) start(writers.send(message(written), writes));
    await sleep(5);
  }
  await Promise.all(pending);
  readers.close();
  writers.close();
  return [reads, writes];
}

function message(number: number): LoadRequest {
  const body = { name: 'Leyla', email: `guest-${number}@example.com`, message: 'Hello' };
  return { method: 'POST', path: '/api/contact-messages', body: JSON.stringify(body) };
}
