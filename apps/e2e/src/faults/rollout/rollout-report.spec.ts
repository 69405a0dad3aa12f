import { describe, expect, it } from '@jest/globals';
import { isWithoutLoss, rolloutTable, type RolloutResult } from './rollout-report.ts';

const booking = { name: 'booking', replicas: 2, seconds: 20.4, answered: 400, lost: 0 };
const good: RolloutResult = {
  services: [booking, { name: 'gateway', replicas: 2, seconds: 30, answered: 600, lost: 0 }],
  bookings: { accepted: 50, refused: 0, stored: 50, mails: { never: 0, once: 100, more: 0 } },
  crashes: [],
};

describe('a rollout', () => {
  it('is without loss where all was answered, stored and mailed once', () => {
    expect(isWithoutLoss(good)).toBe(true);
  });

  it.each<[string, Partial<RolloutResult>]>([
    ['nothing was replaced', { services: [] }],
    ['a request was lost', { services: [{ ...booking, lost: 1 }] }],
    ['nobody asked', { services: [{ ...booking, answered: 0 }] }],
    ['a booking was refused', { bookings: { ...good.bookings, refused: 1 } }],
    ['more is stored than was accepted', { bookings: { ...good.bookings, stored: 51 } }],
    ['a mail is missing', { bookings: { ...good.bookings, mails: { never: 1, once: 99, more: 0 } } }],
    ['a mail came twice', { bookings: { ...good.bookings, mails: { never: 0, once: 99, more: 1 } } }],
    ['a process crashed', { crashes: ['booking: ended (SIGKILL)'] }],
  ])('is with loss where %s', (_what, change) => {
    expect(isWithoutLoss({ ...good, ...change })).toBe(false);
  });

  it('is told by service and in all', () => {
    const table = rolloutTable(good);
    expect(table).toContain('| booking | 2 | 20 s | 400 | 0 |');
    expect(table).toContain('| all | 4 | 50 s | 1000 | 0 |');
    expect(table).toContain('50 accepted, 0 not, 50 stored; of their 100 mails 0 never arrived, 100 once');
  });
});
