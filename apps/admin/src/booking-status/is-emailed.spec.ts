import { noProgress } from '@chauffeur/contracts/bookings/crew/ride-state';
import { expect, it } from '@jest/globals';
import { isEmailed } from './is-emailed';

const address = 'emily@example.com';

it.each([
  ['confirmed', 'none', address, true],
  ['completed', 'done', address, true],
  ['cancelled', 'no_show', address, true],
  ['completed', 'no_show', address, false],
  ['pending', 'none', address, false],
  ['confirmed', 'none', '', false],
] as const)(
  'a %s booking whose driver is at %s, of "%s", is emailed: %s',
  (status, state, customerEmail, expected) => {
    expect(isEmailed(status, { customerEmail, progress: { ...noProgress, state } })).toBe(expected);
  },
);
