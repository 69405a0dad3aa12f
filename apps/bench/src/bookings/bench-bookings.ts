import { query } from '@chauffeur/private-servers';
import { z } from 'zod';
import { readOptions } from '../command-options.js';
import { machine, today, writeMeasurement } from '../performance-document.js';
import { isWithinRatio, measurePair, reportOf, type MeasuredRequest, type Pair } from './measured-request.js';
import { plansOf } from './query-plans.js';
import { searches, seedBookings } from './seed-bookings.js';

/** A booking service on a database of its own. */
export interface BookingService {
  readonly databaseUrl: string;
  /** The response to a path such as `/bookings?search=…`; throws where it is no success. */
  get(path: string): Promise<string>;
  /** The same, with a body to be sent as JSON. */
  post(path: string, body: unknown): Promise<string>;
  stop(): Promise<void>;
}

const usage = `npm run bench -- bookings [options]
  --rounds N  requests of each kind, of which the median counts (200)
  --write     write table and query plans into docs/performance.md`;
const benchOptions = z.object({
  rounds: z.coerce.number().int().min(1).default(200),
  write: z.boolean().default(false),
});
const sizes = { small: 1_000, large: 100_000 };
const warmUp = 30;
const print = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Measures staff's list of bookings with 1,000 and with 100,000 of them, in turn. Resolves with the exit code: 0 where
 * the large table takes at most 1.5 times as long, 1 where it takes longer, 2 where the arguments are wrong.
 * @param setup.start starts a booking service on an empty database
 * @param setup.document the file that `--write` writes into
 */
export async function benchBookings(setup: {
  args: readonly string[];
  start: () => Promise<BookingService>;
  document: string;
}): Promise<number> {
  const options = readOptions(benchOptions, usage, setup.args);
  if (!options) return 2;
  await using parts = new AsyncDisposableStack();
  const start = async (size: number) => {
    const service = await setup.start();
    parts.defer(() => service.stop());
    print(`Seeding ${size} bookings …`);
    await seedBookings(service.databaseUrl, size);
    return service;
  };
  const services = { small: await start(sizes.small), large: await start(sizes.large) };
  const measured = await measure(services, options.rounds);
  const when = `Measured on ${today()}, ${machine()}, medians of ${options.rounds} requests in one run.`;
  const report = `${when}\n\n${reportOf(measured, sizes)}`;
  print(`\n${report}\n`);
  if (options.write) await writeMeasurement(setup.document, report, 'bench bookings');
  return measured.every(isWithinRatio) ? 0 : 1;
}

async function measure({ small, large }: Pair<BookingService>, rounds: number): Promise<MeasuredRequest[]> {
  const requests: Record<string, (service: BookingService) => string | Promise<string>> = {
    'First page': () => '/bookings',
    'First page of a status': () => '/bookings?status=pending',
    'First page, by customer': () => '/bookings?sort=customerName&direction=asc',
    'Search for a reference number': async ({ databaseUrl }) =>
      `/bookings?search=${await someReferenceNumber(databaseUrl)}`,
    'Search for a regular customer': () => `/bookings?search=${encodeURIComponent(searches.regularCustomer)}`,
    'Search for a common name': () => `/bookings?search=${searches.commonWord}`,
    'Search for a part of every email': () => '/bookings?search=example.com',
  };
  const measured: MeasuredRequest[] = [];
  for (const [name, path] of Object.entries(requests)) {
    const paths = { small: await path(small), large: await path(large) };
    const send = { small: () => small.get(paths.small), large: () => large.get(paths.large) };
    const times = await measurePair(send, { rounds, warmUp });
    measured.push({ name, times, plans: await plansOf(large.databaseUrl, send.large) });
    print(`  ${name}: ${times.small.toFixed(2)} ms, ${times.large.toFixed(2)} ms`);
  }
  return measured;
}

async function someReferenceNumber(databaseUrl: string): Promise<string> {
  const [row] = await query<{ number: string }>(
    databaseUrl,
    'SELECT reference_number AS number FROM bookings ORDER BY created_at OFFSET (SELECT count(*) / 2 FROM bookings) LIMIT 1',
  );
  return row?.number ?? '';
}
