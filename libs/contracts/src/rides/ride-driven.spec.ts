import { expect, it } from '@jest/globals';
import { wasDriven } from './ride-driven.js';

const day = { bookingDate: '2026-12-05', startsAt: null };
const timed = { ...day, startsAt: '2026-12-05T10:30:00.000Z' };

it.each([
  ['done an hour before its start', true, timed, 'done', '2026-12-05T09:30:00.000Z'],
  ['done earlier, which was meant for another ride', false, timed, 'done', '2026-12-05T09:29:59.999Z'],
  ['done an hour before its day in Baku, without a time', true, day, 'done', '2026-12-04T19:00:00.000Z'],
  ['done earlier, without a time', false, day, 'done', '2026-12-04T18:59:00.000Z'],
  ['with its customer on board', false, timed, 'on_board', '2026-12-05T10:30:00.000Z'],
  ['done at no known time', false, timed, 'done', null],
] as const)('a ride that is %s counts as driven: %s', (_what, expected, ride, state, since) => {
  expect(wasDriven(ride, { state, since })).toBe(expected);
});
