import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '@chauffeur/bench/load';
import { markdownTable } from '@chauffeur/bench/performance-document';
import type { Scene } from '../harness/fault.ts';
import { accepts, isBusy } from '../load/fault-mail-server.ts';
import { inRandomOrder } from '../load/seeded-numbers.ts';

/** Every kind of slice once a round; a slice's bookings, and how many of them begin a second. */
const plan = { rounds: 30, bookings: 60, perSecond: 20, warmUp: 100 };
const rest = 500;

/** So many emails are sent a second that they keep up with the bookings: else all slices would be alike. */
export const timesSettings = { EMAIL_RATE_PER_SECOND: '60' };

/** What the mail server does in a slice; it accepts in two of them, which shows how far equals differ. */
const kinds = ['accepts', 'acceptsToo', 'unavailable', 'busy'] as const;

/** How long requests took, in milliseconds. */
export interface Times {
  readonly p50: number;
  readonly p99: number;
  readonly count: number;
}

export interface TimesResult {
  readonly well: Times;
  readonly failing: Times;
  /** Two halves of what was measured while emails were accepted. */
  readonly equals: readonly [Times, Times];
}

/**
 * Books while emails are accepted and while they fail, in short slices in random order, so that other work on the
 * machine affects them alike, and compares how long the API took.
 */
export async function measureTimes({
  mailServer,
  client,
  random,
}: Pick<Scene, 'mailServer' | 'client' | 'random'>): Promise<TimesResult> {
  const times = { accepts: [], acceptsToo: [], unavailable: [], busy: [] } as Record<
    (typeof kinds)[number],
    number[]
  >;
  await client.bookAtConstantRate(plan.warmUp, plan.perSecond);
  for (let round = 0; round < plan.rounds; round += 1) {
    for (const kind of inRandomOrder(kinds, random)) {
      if (kind === 'unavailable') await mailServer.stop();
      if (kind === 'busy') mailServer.respond = () => isBusy;
      const before = client.times.length;
      await client.bookAtConstantRate(plan.bookings, plan.perSecond);
      times[kind].push(...client.times.slice(before));
      if (kind === 'unavailable') await mailServer.start();
      mailServer.respond = () => accepts;
      await sleep(rest);
    }
  }
  if (client.failures.length > 0) throw new Error(`not accepted: ${client.failures.slice(0, 3).join('; ')}`);
  return {
    well: timesOf([...times.accepts, ...times.acceptsToo]),
    failing: timesOf([...times.unavailable, ...times.busy]),
    equals: [timesOf(times.accepts), timesOf(times.acceptsToo)],
  };
}

export function timesOf(values: readonly number[]): Times {
  return { p50: percentile(values, 0.5), p99: percentile(values, 0.99), count: values.length };
}

/** The API's p99 while emails fail may be this many times the one while they are accepted. */
export const allowedRatio = 1.2;

export const ratioOf = ({ well, failing }: TimesResult): number => failing.p99 / well.p99;

export function timesTable(result: TimesResult): string {
  const row = (name: string, { p50, p99, count }: Times) => [
    name,
    String(count),
    `${p50.toFixed(1)} ms`,
    `${p99.toFixed(1)} ms`,
  ];
  const ratio = ratioOf(result);
  const p99s = result.equals.map(({ p99 }) => p99);
  const noise = Math.max(...p99s) / Math.min(...p99s);
  const rows = [row('accepts', result.well), row('down, or responds with 421', result.failing)];
  return `${markdownTable(['Mail server', 'Bookings', 'Median', 'p99'], rows)}

p99 while emails fail: ${ratio.toFixed(2)} times the one while they don't${ratio <= allowedRatio ? '' : ', broken'}.
The p99 of two halves of the slices in which the mail server accepted differ by ${noise.toFixed(2)} times.`;
}
