import { markdownTable } from '@chauffeur/bench/performance-document';
import { brokenPromises } from '../harness/promises.ts';
import type { Reconciliation } from '../harness/reconciliation.ts';

export interface ReplacedService {
  readonly name: string;
  readonly replicas: number;
  readonly seconds: number;
  /** Reads and bookings during the rollout that succeeded, and those that failed. */
  readonly succeeded: number;
  readonly lost: number;
}

export interface RolloutResult {
  readonly services: readonly ReplacedService[];
  readonly bookings: Reconciliation;
  readonly crashes: readonly string[];
  /** What does not hold for bookings that a replica of an earlier release wrote. */
  readonly earlier: readonly string[];
}

/** Returns which promises do not hold: every request gets its response, every accepted booking is stored and emailed once. */
export function lossesOf({ services, bookings, crashes, earlier }: RolloutResult): string[] {
  return [
    ...(services.length === 0 ? ['nothing was replaced'] : []),
    ...services.filter(({ succeeded }) => succeeded === 0).map(({ name }) => `no request to ${name}`),
    ...services.filter(({ lost }) => lost > 0).map(({ name, lost }) => `${lost} lost requests: ${name}`),
    ...brokenPromises(bookings, {}),
    ...crashes,
    ...earlier,
  ];
}

export function rolloutTable({ services, bookings, crashes }: RolloutResult): string {
  const sum = (key: 'replicas' | 'seconds' | 'succeeded' | 'lost') =>
    services.reduce((total, service) => total + service[key], 0);
  const [replicas, seconds, succeeded, lost] = [
    sum('replicas'),
    sum('seconds'),
    sum('succeeded'),
    sum('lost'),
  ];
  const all = { name: 'all', replicas, seconds, succeeded, lost };
  const rows = [...services, all].map((row) => [
    row.name,
    String(row.replicas),
    `${row.seconds.toFixed(0)} s`,
    String(row.succeeded),
    String(row.lost),
  ]);
  const { attempted, accepted, stored, emails } = bookings;
  const arrived = (times: 'never' | 'once' | 'more') => emails.customer[times] + emails.staff[times];
  return `${markdownTable(['Service', 'Replicas replaced', 'Took', 'Successful requests meanwhile', 'Lost'], rows)}

Bookings: ${accepted} accepted, ${attempted - accepted} not, ${stored} stored; of their ${2 * stored} emails ${arrived('never')} never arrived, ${arrived('once')} once, ${arrived('more')} more than once. Processes that crashed or had to be killed: ${crashes.length}.`;
}
