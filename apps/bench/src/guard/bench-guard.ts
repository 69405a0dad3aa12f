import { performance } from 'node:perf_hooks';
import { query } from '@chauffeur/private-servers';
import { z } from 'zod';
import type { BookingService } from '../bookings/bench-bookings.js';
import { seedBookings } from '../bookings/seed-bookings.js';
import { bench, print } from '../bench.js';
import { median, percentile } from '../load/load.js';
import { goalsTable } from '../performance-document.js';
import { availabilityRequest, dayAhead, seededCars } from './guard-requests.js';
import { upgradeUnderLoad } from './upgrade-under-load.js';

/** About 300 uncancelled rides a day, up to a fortnight ahead. */
const seeded = { minutesApart: 4, daysAhead: 14 };
const warmUp = 30;

/** In milliseconds, except `boardBytes`. */
const goals = { longestWrite: 5_000, availability: 30, board: 60, boardBytes: 300_000 };

interface Times {
  readonly median: number;
  readonly p95: number;
  /** Size of the largest response. */
  readonly bytes: number;
}

interface Measured {
  readonly upgrade: Awaited<ReturnType<typeof upgradeUnderLoad>>['upgrade'];
  /** Times of a response that only runs `SELECT 1`: the current noise of the machine. */
  readonly noise: Times;
  readonly availability: Times;
  readonly board: Times;
}

/** Upgrades a database of the release before the guard while bookings are written to it, then measures the guard. */
export const benchGuard = bench({
  name: 'guard',
  options: {
    bookings: z.coerce.number().int().min(1_000).default(1_000_000).describe('stored before the guard'),
    rounds: z.coerce.number().int().min(20).default(300).describe('requests of each kind'),
  },
  measure: measureGuard,
});

/** @param setup.databaseUrl an empty database with the tables of the previous release, which `start` migrates */
async function measureGuard(
  options: { readonly bookings: number; readonly rounds: number },
  setup: { readonly databaseUrl: string; readonly start: () => Promise<BookingService> },
  stack: AsyncDisposableStack,
) {
  print(`Seeding ${options.bookings} bookings …`);
  await seedBookings(setup.databaseUrl, options.bookings, seeded);
  print('Upgrading under load …');
  const { service, upgrade } = await upgradeUnderLoad(setup.databaseUrl, setup.start);
  stack.defer(() => service.stop());
  print(JSON.stringify(upgrade));
  // A few minutes later autovacuum would do this.
  await query(setup.databaseUrl, 'VACUUM ANALYZE');
  const measured = { upgrade, ...(await measure(service, options.rounds)) };
  return {
    conditions: `${options.bookings.toLocaleString('en')} bookings, ${options.rounds} requests of each kind`,
    ...tableOf(measured),
  };
}

async function measure(service: BookingService, rounds: number): Promise<Omit<Measured, 'upgrade'>> {
  const ask = (number: number) => service.post('/availability', availabilityRequest(number));
  const look = (number: number) => service.get(`/dispatch?from=${dayAhead(1 + (number % 12))}&days=1`);
  return {
    noise: await timesOf(() => service.get('/health/ready'), rounds),
    availability: await timesOf(ask, rounds),
    board: await timesOf(look, rounds),
  };
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
  return { median: median(times), p95: percentile(times, 0.95), bytes };
}

const ms = (value: number) => `${value.toFixed(1)} ms`;
const timesText = ({ median, p95 }: Times) => `p95 ${ms(p95)}, median ${ms(median)}`;

function tableOf({ upgrade, noise, availability, board }: Measured) {
  const { migrationSeconds, writes, longestWriteMs, adoptionSeconds, held, notHeld, overlaps } = upgrade;
  const adopted = `${adoptionSeconds.toFixed(0)} s: ${held} held, ${notHeld} not, because they overlap`;
  const isQuick = longestWriteMs <= goals.longestWrite;
  const kB = `${Math.ceil(board.bytes / 1_000)} kB`;
  return goalsTable([
    ['Migrations', `${migrationSeconds.toFixed(1)} s`],
    [`Longest of ${writes} writes meanwhile`, ms(longestWriteMs), '≤ 5 s', isQuick],
    ['Adopting the rides ahead', adopted],
    ['Held rides that overlap', String(overlaps), '0', overlaps === 0],
    ['For comparison: `/health/ready`, which is `SELECT 1`', timesText(noise)],
    ['Availability of a car', timesText(availability), 'p95 ≤ 30 ms', availability.p95 <= goals.availability],
    [
      `Dispatch board of a day, ${seededCars} vehicles`,
      timesText(board),
      'p95 ≤ 60 ms',
      board.p95 <= goals.board,
    ],
    ['Its response', kB, '≤ 300 kB', board.bytes <= goals.boardBytes],
  ]);
}
