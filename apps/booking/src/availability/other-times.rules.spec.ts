import { describe, expect, it } from '@jest/globals';
import { timesAround } from './other-times.rules.js';

const longAgo = new Date('2026-01-01T00:00:00Z');

describe('timesAround', () => {
  it('are those within three hours, the nearest first', () => {
    expect(timesAround('2099-05-01', '12:10', longAgo).join(' ')).toBe(
      '11:40 12:40 11:10 13:10 10:40 13:40 10:10 14:10 09:40 14:40 09:10 15:10',
    );
  });

  it('stay on the day', () => {
    expect(timesAround('2099-05-01', '00:30', longAgo)[0]).toBe('00:00');
    expect(timesAround('2099-05-01', '23:30', longAgo)).not.toContain('00:00');
  });

  it('leave out what has passed in Baku', () => {
    const tenInBaku = new Date('2099-05-01T06:00:00Z');
    expect(timesAround('2099-05-01', '11:00', tenInBaku).slice(0, 4)).toEqual([
      '10:30',
      '11:30',
      '10:00',
      '12:00',
    ]);
  });
});
