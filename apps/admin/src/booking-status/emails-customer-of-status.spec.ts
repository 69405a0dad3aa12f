import { bookingExample } from '@chauffeur/contracts/events/booking-example';
import { noProgress } from '@chauffeur/contracts/bookings/crew/ride-state';
import { expect, it } from '@jest/globals';
import { emailsCustomerOfStatus } from './emails-customer-of-status';

const address = 'emily@example.com';
const before = '2026-12-05T11:29:00.000Z';
const after = '2026-12-05T11:30:00.000Z';
const since = '2026-12-05T10:20:00.000Z';
const weeksLater = '2026-12-26T11:30:00.000Z';

it.each([
  ['confirmed', 'none', address, before, true],
  ['completed', 'done', address, after, true],
  ['completed', 'done', address, weeksLater, false],
  ['cancelled', 'no_show', address, after, true],
  ['completed', 'no_show', address, after, false],
  ['pending', 'none', address, before, false],
  ['confirmed', 'none', '', before, false],
  ['confirmed', 'none', address, after, false],
  ['confirmed', 'done', address, before, false],
] as const)(
  'a %s booking whose driver is at %s, of "%s", is emailed at %s: %s',
  (status, state, customerEmail, now, expected) => {
    const booking = { ...bookingExample, customerEmail, progress: { ...noProgress, state, since } };
    expect(emailsCustomerOfStatus(status, booking, new Date(now))).toBe(expected);
  },
);
