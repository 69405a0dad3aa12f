import { describe, expect, it } from '@jest/globals';
import { faultRow, isKept, type FaultResult } from './faults-table.ts';

const tally = {
  accepted: 10,
  never: 0,
  once: 20,
  more: 0,
  customers: { never: 0, once: 10, more: 0 },
  staff: { never: 0, once: 10, more: 0 },
  unrecognisable: 0,
  strangers: 0,
  logLies: 0,
  log: { sent: 20 },
};
const result: FaultResult = {
  name: 'outage',
  what: 'The mail server is down for 600 s',
  tally,
  refusals: 0,
  drained: 12.4,
  allowed: { never: 0, more: 0 },
  run: '2026-01-01, full',
};
const row = '| The mail server is down for 600 s | 10 | 0, 20, 0 | 20 sent | 12 s | yes | 2026-01-01, full |';

describe('faultRow', () => {
  it('says what came of a fault', () => {
    expect(faultRow(result)).toBe(row);
  });
});

describe('isKept', () => {
  it.each([
    ['a mail is missing', { tally: { ...tally, never: 1 } }],
    ['a mail came that must not', { allowed: { never: 1, more: 0 } }],
    ['a mail came twice', { tally: { ...tally, more: 1 } }],
    ['a repeat has another Message-ID', { tally: { ...tally, unrecognisable: 1 } }],
    ['a mail came that nobody asked for', { tally: { ...tally, strangers: 1 } }],
    ['the log says what is not so', { tally: { ...tally, logLies: 1 } }],
    ['a booking was not accepted', { refusals: 1 }],
    ['nothing was booked', { tally: { ...tally, accepted: 0 } }],
  ])('is broken where %s', (_what, change) => {
    expect(isKept({ ...result, ...change })).toBe(false);
  });

  it('is kept where no more came twice than may', () => {
    const twice = { tally: { ...tally, once: 17, more: 3 }, allowed: { never: 0, more: 3 } };
    expect(isKept({ ...result, ...twice })).toBe(true);
  });
});
