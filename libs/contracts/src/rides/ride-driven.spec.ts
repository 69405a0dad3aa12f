import { expect, it } from '@jest/globals';
import { wasDriven } from './ride-driven.js';

const day = { bookingDate: '2026-12-05', startsAt: null };
const timed = { ...day, startsAt: '2026-12-05T10:30:00.000Z' };

it.each([
  ['an hour before its start', timed, 'done', '2026-12-05T09:30:00.000Z', true],
  ['earlier, which was meant for another ride', timed, 'done', '2026-12-05T09:29:59.999Z', false],
  ['an hour before its day in Baku, without a time', day, 'done', '2026-12-04T19:00:00.000Z', true],
  ['earlier, without a time', day, 'done', '2026-12-04T18:59:00.000Z', false],
  ['not reported as done', timed, 'on_board', '2026-12-05T10:30:00.000Z', false],
  ['at no known time', timed, 'done', null, false],
] as const)('a ride that is done %s was driven or not', (_when, ride, state, since, expected) => {
  expect(wasDriven(ride, { state, since })).toBe(expected);
});
