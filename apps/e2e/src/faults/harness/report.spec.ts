import { describe, expect, it } from '@jest/globals';
import { cellsOf, faultsTable, type FaultResult } from './report.ts';

const once = { never: 0, once: 9, more: 0 };
const result: FaultResult = {
  what: 'Redis is killed',
  result: {
    attempted: 10,
    acceptedAtOnce: 8,
    accepted: 10,
    otherResponses: { 0: 2, 503: 3 },
    stored: 10,
    lost: 0,
    twice: 0,
    storedThoughRejected: 0,
    revenue: { never: 0, once: 1, more: 0 },
    emails: {
      customer: once,
      staff: once,
      unrecognisableCopies: 0,
      unexpectedEmails: 0,
      log: { sent: 18 },
      logMismatches: 0,
    },
    unpublished: 0,
    deadLetters: 0,
  },
  offeredPerSecond: 49.6,
  readyAfter: 0.44,
  lastEmailAfter: 12.3,
  notes: ['a note'],
  broken: [],
  run: '2026-01-01',
};

describe('cellsOf', () => {
  it('shows the outcome of a fault', () => {
    expect(cellsOf(result).join(' | ')).toBe(
      'Redis is killed | 10, 50 a second | 8, 10 | 2 × none, 3 × 503 | 10; 0, 0 | 0, 9, 0 | 0, 9, 0 | 0, 1, 0 | 0.4 s | 12 s | a note | yes | 2026-01-01',
    );
  });

  it('shows what does not hold, and what the delivery log has beside sent emails', () => {
    expect(cellsOf({ ...result, broken: ['1 emails that never arrived'] })).toContain(
      'no: 1 emails that never arrived',
    );
    const emails = { ...result.result.emails, log: { sent: 17, failed: 1 } };
    expect(cellsOf({ ...result, result: { ...result.result, emails } })).toContain(
      'a note; delivery log: 17 sent, 1 failed',
    );
  });
});

describe('faultsTable', () => {
  const row = (what: string, run: string) => [what, ...Array<string>(11).fill(''), run];
  const firstCells = (table: string) =>
    table
      .split('\n')
      .slice(2)
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .map((cells) => `${cells[1]}: ${cells.at(-2)}`);

  it('replaces earlier rows about the same fault, and retains the others', () => {
    const earlier = faultsTable([row('It is down for 60 s', 'old'), row('It cuts  ', 'old')]);
    const table = faultsTable(
      [row('It is down for 600 s', 'new'), row('It is slow', 'new')],
      `Last run …\n\n${earlier}`,
    );
    expect(firstCells(table)).toEqual(['It is down for 600 s: new', 'It cuts: old', 'It is slow: new']);
    expect(table.split('\n').every((line) => line.split('|').length === 15)).toBe(true);
  });

  it('starts a new table if there is none or its columns differ', () => {
    const table = faultsTable([row('It cuts', 'new')]);
    expect(faultsTable([row('It cuts', 'new')], '| Other |\n| --- |\n| row |')).toBe(table);
    expect(firstCells(table)).toEqual(['It cuts: new']);
  });
});
