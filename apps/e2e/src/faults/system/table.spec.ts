import { describe, expect, it } from '@jest/globals';
import { systemHead, systemRow, type SystemResult } from './table.ts';

const once = { never: 0, once: 9, more: 0 };
const result: SystemResult = {
  name: 'redis-killed',
  what: 'Redis is killed',
  account: {
    asked: 10,
    acceptedAtOnce: 8,
    accepted: 10,
    otherAnswers: { 0: 2, 503: 3 },
    stored: 10,
    lost: 0,
    twice: 0,
    storedThoughRefused: 0,
    revenue: { never: 0, once: 1, more: 0 },
    mails: {
      accepted: 9,
      never: 0,
      once: 18,
      more: 0,
      customers: once,
      staff: once,
      unrecognisable: 0,
      strangers: 0,
      log: { sent: 18 },
      logLies: 0,
    },
  },
  offeredPerSecond: 49.6,
  readyAfter: 0.44,
  lastMailAfter: 12.3,
  notes: ['a note'],
  broken: [],
  date: '2026-01-01',
};

describe('systemRow', () => {
  it('says what came of a fault', () => {
    expect(systemRow(result)).toBe(
      '| Redis is killed | 10, 50 a second | 8, 10 | 2 × none, 3 × 503 | 10; 0, 0 | 0, 9, 0 | 0, 9, 0 | 0, 1, 0 | 0.4 s | 12 s | a note | yes | 2026-01-01 |',
    );
    expect(systemRow(result).split('|')).toHaveLength(systemHead.split('\n')[0]?.split('|').length ?? 0);
  });

  it('says what does not hold', () => {
    expect(systemRow({ ...result, broken: ['1 mails never came'] })).toContain('| no: 1 mails never came |');
  });
});
