import { performance } from 'node:perf_hooks';
import { writeMeasurement } from '@chauffeur/bench/performance-document';
import { Client } from 'pg';
import { BookingClient } from '../booking-client.ts';
import { DeliveryLog } from '../delivery-log.ts';
import { FaultMailServer } from '../fault-mail-server.ts';
import { settleMails } from '../settle-mails.ts';
import { machine } from '../table-rows.ts';
import { measureSizes } from './measure-sizes.ts';
import { Readers } from './readers.ts';
import type { OpenGround } from './replicas.ts';
import { ReplicatedProduct } from './replicated-product.ts';
import { rolloutOptions, usage, type RolloutOptions } from './rollout-options.ts';
import { sizesTable } from './sizes-table.ts';
import { isWithoutLoss, rolloutTable, type ReplacedService, type RolloutResult } from './rollout-report.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
/** Milliseconds for the mails of the last bookings. */
const drainLimit = 240_000;

/**
 * Replaces each replica of every service, one after another as Kubernetes does, while visitors and staff read and
 * customers book. Resolves with the exit code: 0 where nothing was lost, 1 where something was, 2 for wrong arguments.
 * @param setup.documents the files that `--write` writes into
 */
export async function testRollout(setup: {
  args: readonly string[];
  openGround: OpenGround;
  documents: { rollout: string; sizes: string };
}): Promise<number> {
  let options: RolloutOptions;
  try {
    options = rolloutOptions(setup.args);
  } catch {
    say(usage);
    return 2;
  }
  const mailServer = new FaultMailServer();
  await mailServer.comeUp();
  try {
    const replicas = options.sizes ? 1 : 2;
    const product = await ReplicatedProduct.open(setup.openGround, mailServer.url, replicas);
    const where = `Last run on ${new Date().toISOString().slice(0, 10)}, ${machine()}.`;
    try {
      if (options.sizes) {
        const { loads, services } = await measureSizes(product, options.seed, say);
        const sizes = sizesTable(loads, services);
        say(`\n${sizes}`);
        const text = `${where}\n\n${sizes}`;
        if (options.write) await writeMeasurement(setup.documents.sizes, text, 'test:rollout sizes');
        return 0;
      }
      const result = await rollOut(product, mailServer, options);
      const table = rolloutTable(result);
      say(`\n${table}`);
      for (const crash of result.crashes) say(crash);
      if (options.write)
        await writeMeasurement(setup.documents.rollout, `${where}\n\n${table}`, 'test:rollout');
      return isWithoutLoss(result) ? 0 : 1;
    } finally {
      await product.close();
    }
  } finally {
    await mailServer.goAway();
  }
}

async function rollOut(
  product: ReplicatedProduct,
  mailServer: FaultMailServer,
  { only, seed, readsPerSecond, bookingsPerSecond }: RolloutOptions,
): Promise<RolloutResult> {
  const readers = await Readers.open(product.site, seed);
  const customers = await BookingClient.open(product.site, 'rollout', seed);
  const over = new AbortController();
  const traffic = Promise.all([
    readers.readSteadily(readsPerSecond, over.signal),
    customers.bookUntil(bookingsPerSecond, over.signal),
  ]);
  const counts = () => ({
    answered: readers.answered + customers.accepted.length,
    lost: readers.lost.length + customers.refusals.length,
  });
  const services: ReplacedService[] = [];
  let told = 0;
  for (const deployment of product.deployments) {
    if (only.length > 0 && !only.includes(deployment.name)) continue;
    await readers.signInAgain();
    const [begin, before] = [performance.now(), counts()];
    const replicas = await deployment.replaceAll();
    const [seconds, after] = [(performance.now() - begin) / 1_000, counts()];
    const [answered, lost] = [after.answered - before.answered, after.lost - before.lost];
    services.push({ name: deployment.name, replicas, seconds, answered, lost });
    say(
      `${deployment.name}: ${replicas} replaced in ${seconds.toFixed(0)} s, ${answered} answered, ${lost} lost`,
    );
    for (const { path, why } of readers.lost.slice(told)) say(`  ${path}: ${why}`);
    told = readers.lost.length;
  }
  over.abort();
  await traffic;
  for (const refusal of customers.refusals) say(`  booking: ${refusal}`);
  const log = DeliveryLog.open(product.ground.databases['notifications'] ?? '');
  try {
    const mails = await settleMails(log, customers.accepted, mailServer, drainLimit);
    const { accepted, refusals } = customers;
    const stored = await storedBookings(product.ground.databases['booking'] ?? '');
    const bookings = { accepted: accepted.length, refused: refusals.length, stored, mails };
    return { services, bookings, crashes: product.ground.crashes };
  } finally {
    await log.close();
  }
}

async function storedBookings(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>('SELECT count(*)::int AS count FROM bookings');
    return rows[0]?.count ?? 0;
  } finally {
    await client.end();
  }
}
