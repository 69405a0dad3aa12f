import { describe, expect, it } from '@jest/globals';
import { isCustomerNotified, hasCustomerEmailChanged } from './customer-notification.rules.js';

const now = new Date('2031-05-01T06:00:00Z');
const ride = {
  status: 'confirmed',
  customerEmail: 'emily@example.com',
  startsAt: new Date('2031-05-01T07:00:00Z'),
  bookingDate: '2031-05-01',
} as const;
const moved = [{ field: 'bookingTime', from: '10:00', to: '11:00' }] as const;

describe('whether a customer gets an email about a change', () => {
  it.each([
    ['of a confirmed ride ahead', ride, true],
    ['of one that is pending', { ...ride, status: 'pending' as const }, false],
    ['of one that begins now', { ...ride, startsAt: now }, false],
    ['of one of today without a time', { ...ride, startsAt: null }, true],
    // At that moment it is already the second of May in Baku.
    ['of one of yesterday', { ...ride, startsAt: null }, false, new Date('2031-05-01T20:00:00Z')],
    ['without an address', { ...ride, customerEmail: '' }, false],
  ])('%s', (_case, booking, isEmailed, at = now) => {
    expect(isCustomerNotified(booking, moved, undefined, at)).toBe(isEmailed);
  });

  it('follows what staff chose, if an email is possible and the change concerns the customer', () => {
    expect(isCustomerNotified({ ...ride, status: 'pending' }, moved, true, now)).toBe(true);
    expect(isCustomerNotified(ride, moved, false, now)).toBe(false);
    expect(isCustomerNotified({ ...ride, status: 'cancelled' }, moved, true, now)).toBe(false);
    const driver = { field: 'driver', from: null, to: 'Anar' } as const;
    expect(isCustomerNotified(ride, [driver], true, now)).toBe(false);
    expect(isCustomerNotified(ride, [driver, ...moved], true, now)).toBe(true);
  });
});

it.each([
  ['emily@example.com', 'carter@example.com', true],
  ['emily@example.com', 'Emily@Example.com', false],
  ['Emily@Example.com', 'emily@example.com', false],
  ['emily@example.com', '', true],
  ['', 'emily@example.com', false],
])('the emails of a customer go elsewhere: %j, then %j', (before, after, isElsewhere) => {
  expect(hasCustomerEmailChanged({ customerEmail: before }, { customerEmail: after })).toBe(isElsewhere);
});
