import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '@chauffeur/bench/load';
import { markdownTable } from '@chauffeur/bench/performance-document';
import type { FaultContext } from '../harness/fault.ts';
import { accepts, isBusy } from '../load/fault-mail-server.ts';
import { inRandomOrder } from '../load/seeded-numbers.ts';

/** Each round has one slice of each kind. `bookings` is per slice, `perSecond` their rate. */
const plan = { rounds: 30, bookings: 60, perSecond: 20, warmUp: 100 };
const rest = 500;

/** Emails are sent fast enough to keep up with the bookings; otherwise all slices would be alike. */
export const timesSettings = { EMAIL_RATE_PER_SECOND: '60' };

/** What the mail server does in a slice. It accepts in two kinds, which shows how much equal slices differ. */
const kinds = ['accepts', 'acceptsToo', 'unavailable', 'busy'] as const;

/** Response times in milliseconds. */
export interface Times {
  readonly p50: number;
  readonly p99: number;
  readonly count: number;
}

export interface TimesResult {
  readonly well: Times;
  readonly failing: Times;
  /** The two halves of the measurements while emails were accepted. */
  readonly equals: readonly [Times, Times];
}

/** Books in short slices in random order, so that other work on the machine affects both equally. */
export async function measureTimes({
  mailServer,
  client,
  random,
}: Pick<FaultContext, 'mailServer' | 'client' | 'random'>): Promise<TimesResult> {
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

/** Max ratio of the API's p99 while emails fail to that while they are accepted. */
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
