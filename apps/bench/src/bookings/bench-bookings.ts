import path from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { writeMeasurement } from '../performance-document.js';
import {
  bookingsTable,
  isKept,
  measuredWhen,
  plansOf,
  type Measured,
  type Sizes,
} from './bookings-report.js';
import { measurePair } from './measure-pairs.js';
import { explain, recordStatements } from './record-statements.js';
import { searches, seedBookings } from './seed-bookings.js';

/** A booking service on a database of its own. */
export interface BenchedBookings {
  readonly databaseUrl: string;
  /** The answer to a path such as `/bookings?search=…`; throws where it is no good one. */
  get(path: string): Promise<unknown>;
  stop(): Promise<void>;
}

const usage = `npm run bench:bookings -- [options]
  --rounds N  requests of each kind, of which the median counts (200)
  --write     put table and query plans into docs/performance.md`;
const sizes: Sizes = { small: 1_000, large: 100_000 };
const warmUp = 30;
const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Measures staff's list of bookings with 1,000 and with 100,000 of them, in turn. Resolves with the exit code: 0 where
 * the large table takes at most 1.5 times as long, 1 where it takes longer, 2 where the arguments are wrong.
 * @param setup.start starts a booking service on an empty database
 * @param setup.document the file that `--write` writes into
 */
export async function benchBookings(setup: {
  args: readonly string[];
  start: () => Promise<BenchedBookings>;
  document: string;
}): Promise<number> {
  const options = optionsOf(setup.args);
  if (!options) {
    say(usage);
    return 2;
  }
  const running: BenchedBookings[] = [];
  try {
    const services = { small: await setup.start(), large: await setup.start() };
    running.push(services.small, services.large);
    say(`Seeding ${sizes.small} and ${sizes.large} bookings …`);
    await seedBookings(services.small.databaseUrl, sizes.small);
    await seedBookings(services.large.databaseUrl, sizes.large);
    const measured = await measure(services, options.rounds);
    const table = bookingsTable(measured, sizes);
    const when = measuredWhen(options.rounds);
    say(`\n${when}\n\n${table}\n\n${plansOf(measured)}\n`);
    if (options.write) {
      const report = `${when}\n\n${table}\n\n${plansOf(measured)}`;
      await writeMeasurement(setup.document, report, 'bench:bookings');
      say(`Written into ${path.relative(process.cwd(), setup.document)}.`);
    }
    return measured.every(isKept) ? 0 : 1;
  } finally {
    await Promise.all(running.map((service) => service.stop()));
  }
}

function optionsOf(args: readonly string[]): { rounds: number; write: boolean } | null {
  try {
    const options = {
      rounds: { type: 'string', default: '200' },
      write: { type: 'boolean', default: false },
    } as const;
    const { rounds, write } = parseArgs({ args: [...args], options }).values;
    return Number.isInteger(Number(rounds)) && Number(rounds) > 0 ? { rounds: Number(rounds), write } : null;
  } catch {
    return null;
  }
}

async function measure(services: Record<keyof Sizes, BenchedBookings>, rounds: number): Promise<Measured[]> {
  const { small, large } = services;
  const questions = {
    'First page': async () => '/bookings',
    'First page of a status': async () => '/bookings?status=pending',
    'First page, by customer': async () => '/bookings?sort=customerName&direction=asc',
    'Search for a reference number': async (service: BenchedBookings) =>
      `/bookings?search=${await someReferenceNumber(service.databaseUrl)}`,
    'Search for a regular customer': async () =>
      `/bookings?search=${encodeURIComponent(searches.regularCustomer)}`,
    'Search for a common name': async () => `/bookings?search=${searches.commonWord}`,
    'Search for a part of every email': async () => '/bookings?search=example.com',
  };
  const measured: Measured[] = [];
  for (const [name, question] of Object.entries(questions)) {
    const paths = { small: await question(small), large: await question(large) };
    const ask = { small: () => small.get(paths.small), large: () => large.get(paths.large) };
    const pair = await measurePair(ask, { rounds, warmUp });
    const statements = await recordStatements(ask.large);
    const plans: string[] = [];
    for (const statement of statements) plans.push(await explain(large.databaseUrl, statement));
    measured.push({ name, pair, plans });
    say(`  ${name}: ${pair.small.toFixed(2)} ms, ${pair.large.toFixed(2)} ms`);
  }
  return measured;
}

async function someReferenceNumber(databaseUrl: string): Promise<string> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ reference_number: string }>(
      'SELECT reference_number FROM bookings ORDER BY created_at OFFSET (SELECT count(*) / 2 FROM bookings) LIMIT 1',
    );
    return rows[0]?.reference_number ?? '';
  } finally {
    await client.end();
  }
}
