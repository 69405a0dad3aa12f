import { performance } from 'node:perf_hooks';
import { query } from '@chauffeur/private-servers';
import { z } from 'zod';
import type { BookingService } from '../bookings/bench-bookings.js';
import { seedBookings } from '../bookings/seed-bookings.js';
import { readOptions } from '../command-options.js';
import { cpuTimes } from '../processes.js';
import { percentile } from '../load/load.js';
import { machine, markdownTable, today, writeMeasurement } from '../performance-document.js';
import { availabilityQuestion, bookingCommand, dayAhead, seededCars } from './guard-requests.js';
import { takeOver, type TakenOver } from './take-over.js';

const usage = `npm run bench -- guard [options]
  --bookings N  bookings that are there before the guard (1000000)
  --rounds N    requests of each kind (300)
  --write       write the table into docs/performance.md`;
const benchOptions = z.object({
  bookings: z.coerce.number().int().min(1_000).default(1_000_000),
  rounds: z.coerce.number().int().min(20).default(300),
  write: z.boolean().default(false),
});
/** About 300 rides a day that are not cancelled, up to a fortnight ahead. */
const seeded = { minutesApart: 4, daysAhead: 14 };
const warmUp = 30;
/** Bookings of each kind whose CPU is taken together. */
const batch = 50;
/** Batches of each kind before those that count: V8 compiles what is used most only by and by. */
const warmUpBatches = 4;
const print = (line: string) => process.stdout.write(`${line}\n`);

/** Milliseconds, or bytes where it says so. */
const goals = { longestWrite: 5_000, availability: 30, board: 60, boardBytes: 300_000, cpuRatio: 1.25 };

/** Milliseconds of processor time: of this process, which holds the service and its client, and of the database. */
interface CpuTime {
  readonly node: number;
  readonly postgres: number;
}

interface Times {
  readonly median: number;
  readonly p95: number;
  /** Of the longest response. */
  readonly bytes: number;
}

interface Measured {
  readonly takenOver: TakenOver;
  /** Of a response that needs nothing but `SELECT 1`: what the machine does to times just now. */
  readonly noise: Times;
  readonly availability: Times;
  readonly board: Times;
  /** Of a booking without a time, which holds nothing, and of one that holds a vehicle. */
  readonly cpu: { readonly open: CpuTime; readonly held: CpuTime };
}

/**
 * Upgrades a database of the release before vehicles were guarded, while it is written to, and measures the guard
 * beside its bookings. Resolves with the exit code: 0 where every goal is met, 1 where one is not, 2 where the
 * arguments are wrong.
 * @param setup.databaseUrl an empty database with the tables of the release before, which `start` migrates
 * @param setup.document the file that `--write` writes into
 */
export async function benchGuard(setup: {
  args: readonly string[];
  databaseUrl: string;
  start: () => Promise<BookingService>;
  document: string;
}): Promise<number> {
  const options = readOptions(benchOptions, usage, setup.args);
  if (!options) return 2;
  print(`Seeding ${options.bookings} bookings …`);
  await seedBookings(setup.databaseUrl, options.bookings, seeded);
  print('Upgrading beside writes …');
  const { service, takenOver } = await takeOver(setup.databaseUrl, setup.start);
  await using _stopped = { [Symbol.asyncDispose]: () => service.stop() };
  print(JSON.stringify(takenOver));
  // As autovacuum leaves it some minutes later.
  await query(setup.databaseUrl, 'VACUUM ANALYZE');
  const measured = { takenOver, ...(await measure(service, options.rounds)) };
  const rows = rowsOf(measured);
  const table = markdownTable(
    ['What', 'Measured', 'Goal'],
    rows.map(({ cells }) => cells),
  );
  const when = `Measured on ${today()}, ${machine()}, ${options.bookings.toLocaleString('en')} bookings, ${options.rounds} requests of each kind.`;
  print(`\n${when}\n\n${table}\n`);
  if (options.write) await writeMeasurement(setup.document, `${when}\n\n${table}`, 'bench guard');
  return rows.every(({ isMet }) => isMet) ? 0 : 1;
}

async function measure(service: BookingService, rounds: number): Promise<Omit<Measured, 'takenOver'>> {
  const ask = (number: number) => service.post('/availability', availabilityQuestion(number));
  const look = (number: number) => service.get(`/dispatch?from=${dayAhead(1 + (number % 12))}&days=1`);
  const noise = await timesOf(() => service.get('/health/ready'), rounds);
  const availability = await timesOf(ask, rounds);
  const board = await timesOf(look, rounds);
  let booked = 0;
  const book = (time: string | null) => async () => {
    for (let number = 0; number < batch; number += 1) {
      await service.post('/bookings', bookingCommand((booked += 1), time));
    }
  };
  const open: CpuTime[] = [];
  const held: CpuTime[] = [];
  for (let round = -warmUpBatches; round < rounds / batch; round += 1) {
    // In turn, each as often first, so that other work on the machine and growing tables affect both alike.
    const isHeldFirst = round % 2 === 0;
    for (const isHeld of [isHeldFirst, !isHeldFirst]) {
      const time = await cpuTimeOf(book(isHeld ? '10:30' : null));
      if (round >= 0) (isHeld ? held : open).push(time);
    }
  }
  return { noise, availability, board, cpu: { open: meanOf(open), held: meanOf(held) } };
}

async function timesOf(send: (number: number) => Promise<string>, rounds: number): Promise<Times> {
  const times: number[] = [];
  let bytes = 0;
  for (let round = -warmUp; round < rounds; round += 1) {
    const start = performance.now();
    const response = await send(round + warmUp);
    if (round < 0) continue;
    times.push(performance.now() - start);
    bytes = Math.max(bytes, Buffer.byteLength(response));
  }
  return { median: percentile(times, 0.5), p95: percentile(times, 0.95), bytes };
}

/** What some work costs, on the private PostgreSQL, which is a child of this process. */
async function cpuTimeOf(work: () => Promise<void>): Promise<CpuTime> {
  const postgres = async () => (await cpuTimes({})).get('postgres') ?? Number.NaN;
  const before = await postgres();
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return { node: (user + system) / 1_000, postgres: (await postgres()) - before };
}

function meanOf(batches: readonly CpuTime[]): CpuTime {
  const mean = (part: keyof CpuTime) =>
    batches.reduce((sum, time) => sum + time[part], 0) / (batches.length * batch);
  return { node: mean('node'), postgres: mean('postgres') };
}

const ms = (value: number) => `${value.toFixed(1)} ms`;
const timesText = ({ median, p95 }: Times) => `p95 ${ms(p95)}, median ${ms(median)}`;
const cpuText = ({ node, postgres }: CpuTime) => `${ms(node)} of Node, ${ms(postgres)} of PostgreSQL`;
const sumOf = ({ node, postgres }: CpuTime) => node + postgres;

function rowsOf({ takenOver, noise, availability, board, cpu }: Measured) {
  const { migrationSeconds, writes, longestWriteMs, adoptionSeconds, held, notHeld, overlaps } = takenOver;
  const ratio = sumOf(cpu.held) / sumOf(cpu.open);
  const row = (what: string, value: string, goal = '', isMet = true) => ({
    cells: [what, value, isMet ? goal : `${goal}, missed`],
    isMet,
  });
  return [
    row('Migrations', `${migrationSeconds.toFixed(1)} s`),
    row(
      `Longest of ${writes} writes meanwhile`,
      ms(longestWriteMs),
      '≤ 5 s',
      longestWriteMs <= goals.longestWrite,
    ),
    row(
      'Adopting the rides ahead',
      `${adoptionSeconds.toFixed(0)} s: ${held} held, ${notHeld} not, because they overlap`,
    ),
    row('Held rides that overlap', String(overlaps), '0', overlaps === 0),
    row('For comparison: `/health/ready`, which is `SELECT 1`', timesText(noise)),
    row(
      'Availability of a car',
      timesText(availability),
      'p95 ≤ 30 ms',
      availability.p95 <= goals.availability,
    ),
    row(
      `Dispatch board of a day, ${seededCars} vehicles`,
      timesText(board),
      'p95 ≤ 60 ms',
      board.p95 <= goals.board,
    ),
    row('Its response', `${Math.ceil(board.bytes / 1_000)} kB`, '≤ 300 kB', board.bytes <= goals.boardBytes),
    row('CPU of a booking without a time', cpuText(cpu.open)),
    row('CPU of a booking that holds a vehicle', cpuText(cpu.held)),
    row('Their ratio', ratio.toFixed(2), '≤ 1.25', ratio <= goals.cpuRatio),
  ];
}
