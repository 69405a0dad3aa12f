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
  ['pending', 'confirmed', 'none', address, before, true],
  ['confirmed', 'completed', 'done', address, after, true],
  ['confirmed', 'completed', 'done', address, weeksLater, false],
  ['confirmed', 'cancelled', 'no_show', address, after, true],
  ['confirmed', 'completed', 'no_show', address, after, false],
  ['confirmed', 'pending', 'none', address, before, false],
  ['pending', 'confirmed', 'none', '', before, false],
  ['pending', 'confirmed', 'none', address, after, false],
  ['pending', 'confirmed', 'done', address, before, false],
  ['completed', 'confirmed', 'done', address, before, true],
] as const)(
  'a %s booking set to %s whose driver is at %s, of "%s", is emailed at %s: %s',
  (from, status, state, customerEmail, now, expected) => {
    const progress = { ...noProgress, state, since };
    const booking = { ...bookingExample, status: from, customerEmail, progress };
    expect(emailsCustomerOfStatus(status, booking, new Date(now))).toBe(expected);
  },
);
