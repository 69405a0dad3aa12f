import { describe, expect, it } from '@jest/globals';
import { nearbyTimes } from './other-times.rules.js';

describe('nearbyTimes', () => {
  it('are those within three hours, the nearest first', () => {
    expect(nearbyTimes('12:10').join(' ')).toBe(
      '11:40 12:40 11:10 13:10 10:40 13:40 10:10 14:10 09:40 14:40 09:10 15:10',
    );
  });

  it('stay on the day', () => {
    expect(nearbyTimes('00:30').join(' ')).toBe('00:00 01:00 01:30 02:00 02:30 03:00 03:30');
    expect(nearbyTimes('23:30').join(' ')).toBe('23:00 22:30 22:00 21:30 21:00 20:30');
  });
});
