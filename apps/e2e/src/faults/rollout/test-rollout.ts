import { performance } from 'node:perf_hooks';
import { readOptions } from '@chauffeur/bench/command-options';
import { z } from 'zod';
import { Databases } from '../harness/databases.ts';
import { print, suiteOptions, writeTable } from '../harness/run-faults.ts';
import { settleAndReconcile } from '../harness/settle-and-reconcile.ts';
import { BookingClient } from '../load/booking-client.ts';
import { FaultMailServer } from '../load/fault-mail-server.ts';
import { EarlierRelease } from './earlier-release.ts';
import { Readers } from './readers.ts';
import { startReplicatedProduct, type ReplicaHost, type ReplicatedProduct } from './replicated-product.ts';
import { lossesOf, rolloutTable, type ReplacedService, type RolloutResult } from './rollout-report.ts';

export const rolloutOptions = suiteOptions([]).extend({
  only: z.array(z.string()).default([]).describe('replace only this service; repeatable'),
  reads: z.coerce.number().min(1).max(500).default(20).describe('a second, of visitors and staff'),
  bookings: z.coerce.number().min(1).max(100).default(3).describe('a second'),
});

/** Replaces all replicas while visitors and staff read and customers book. Returns the exit code: 0 if nothing was lost. */
export async function testRollout(setup: {
  args: readonly string[];
  openHost: () => Promise<ReplicaHost>;
  document: string;
}): Promise<number> {
  const options = readOptions('npm run test:rollout --', rolloutOptions, setup.args);
  if (!options) return 2;
  await using parts = new AsyncDisposableStack();
  const mailServer = new FaultMailServer();
  await mailServer.start();
  parts.defer(() => mailServer.stop());
  const product = await startReplicatedProduct(parts, setup.openHost, mailServer);
  const result = await rollOut(product, mailServer, options);
  const table = rolloutTable(result);
  process.stdout.write(`\n${table}\n`);
  if (options.write) await writeTable(setup.document, table, 'test:rollout');
  const losses = lossesOf(result);
  for (const loss of losses) print(loss);
  return losses.length === 0 ? 0 : 1;
}

async function rollOut(
  { host, site, deployments }: ReplicatedProduct,
  mailServer: FaultMailServer,
  { only, seed, reads, bookings: perSecond }: z.output<typeof rolloutOptions>,
): Promise<RolloutResult> {
  const readers = await Readers.open(site, seed);
  const client = await BookingClient.open(site, 'rollout', seed);
  const earlier = new EarlierRelease(host.databases['booking'] ?? '');
  await earlier.insert();
  const over = new AbortController();
  const reading = readers.readAtConstantRate(reads, over.signal);
  const services: ReplacedService[] = [];
  const counts = () => ({
    at: performance.now(),
    succeeded: readers.succeeded + client.accepted.length,
    lost: readers.lost.length + client.failures.length,
  });
  await client.bookDuring(perSecond, async () => {
    for (const deployment of deployments) {
      const { name } = deployment;
      if (only.length > 0 && !only.includes(name)) continue;
      const before = counts();
      const replicas = await deployment.replaceAll();
      const after = counts();
      const [succeeded, lost] = [after.succeeded - before.succeeded, after.lost - before.lost];
      services.push({ name, replicas, seconds: (after.at - before.at) / 1_000, succeeded, lost });
      print(`${name}: ${replicas} replaced, ${succeeded} succeeded, ${lost} lost`);
    }
  });
  over.abort();
  await reading;
  for (const failure of [...readers.lost, ...client.failures]) print(`  ${failure}`);
  const databases = new Databases(host.databases);
  const bookings = await settleAndReconcile({ databases, client, mailServer });
  return { services, bookings, crashes: host.crashes, earlier: await earlier.check() };
}
