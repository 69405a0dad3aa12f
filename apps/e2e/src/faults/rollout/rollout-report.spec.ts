import { describe, expect, it } from '@jest/globals';
import { reconcile } from '../harness/reconciliation.ts';
import { lossesOf, rolloutTable, type RolloutResult } from './rollout-report.ts';

const booking = { name: 'booking', replicas: 2, seconds: 20.4, succeeded: 400, lost: 0 };
const observed = reconcile({
  attempts: [],
  stored: [],
  revenueOf: [],
  deliveries: [],
  emails: [],
  unpublished: 0,
  deadLetters: 0,
});
const arrivals = { never: 0, once: 50, more: 0 };
const bookings = {
  ...observed,
  attempted: 50,
  accepted: 50,
  stored: 50,
  emails: { ...observed.emails, customer: arrivals, staff: arrivals },
};
const good: RolloutResult = {
  services: [booking, { name: 'gateway', replicas: 2, seconds: 30, succeeded: 600, lost: 0 }],
  bookings,
  crashes: [],
  earlier: [],
};

describe('a rollout', () => {
  it('is without loss where all requests succeeded, and bookings are stored and emailed once', () => {
    expect(lossesOf(good)).toEqual([]);
  });

  it.each<[string, Partial<RolloutResult>]>([
    ['nothing was replaced', { services: [] }],
    ['a request was lost', { services: [{ ...booking, lost: 1 }] }],
    ['no request was made', { services: [{ ...booking, succeeded: 0 }] }],
    ['a booking was rejected', { bookings: { ...bookings, attempted: 51 } }],
    ['an accepted booking is not stored', { bookings: { ...bookings, lost: 1 } }],
    ['a booking is stored twice', { bookings: { ...bookings, twice: 1 } }],
    [
      'an email is missing',
      { bookings: { ...bookings, emails: { ...bookings.emails, staff: { ...arrivals, never: 1 } } } },
    ],
    [
      'an email came twice',
      { bookings: { ...bookings, emails: { ...bookings.emails, customer: { ...arrivals, more: 1 } } } },
    ],
    ['a process crashed', { crashes: ['booking: ended (SIGKILL)'] }],
    ['a booking of the earlier release is not adopted', { earlier: ['versions differ'] }],
  ])('is with loss where %s', (_what, change) => {
    expect(lossesOf({ ...good, ...change })).toHaveLength(1);
  });

  it('is reported by service and in all', () => {
    const table = rolloutTable(good);
    expect(table).toContain('| booking | 2 | 20 s | 400 | 0 |');
    expect(table).toContain('| all | 4 | 50 s | 1000 | 0 |');
    expect(table).toContain('50 accepted, 0 not, 50 stored; of their 100 emails 0 never arrived, 100 once');
  });
});
