import { describe, expect, it } from '@jest/globals';
import { hasBegun, hasPassed, isTooLateForThanks, plannedEndOf } from './ride-end.js';

const timed = { bookingDate: '2031-05-01', startsAt: '2031-05-01T18:30:00.000Z', durationMinutes: 90 };
const untimed = { bookingDate: '2031-05-01', startsAt: null, durationMinutes: 90 };

describe('the end of a ride', () => {
  it('is after its duration, over midnight too, or when its day is over in Baku', () => {
    expect(plannedEndOf(timed)).toEqual(new Date('2031-05-01T20:00:00Z'));
    expect(plannedEndOf({ ...timed, startsAt: new Date(timed.startsAt) })).toEqual(plannedEndOf(timed));
    expect(plannedEndOf(untimed)).toEqual(new Date('2031-05-01T20:00:00Z'));
  });

  it('begins at its time, or counts as begun when its day is over', () => {
    const ride = { bookingDate: '2031-05-01', bookingTime: '22:30' };
    expect(hasBegun(ride, new Date('2031-05-01T18:29:59Z'))).toBe(false);
    expect(hasBegun(ride, new Date('2031-05-01T18:30:00Z'))).toBe(true);
    const untimedRide = { ...ride, bookingTime: null };
    expect(hasBegun(untimedRide, new Date('2031-05-01T19:59:59Z'))).toBe(false);
    expect(hasBegun(untimedRide, new Date('2031-05-01T20:00:00Z'))).toBe(true);
  });

  it('has passed 12 hours later', () => {
    for (const ride of [timed, untimed]) {
      expect(hasPassed(ride, new Date('2031-05-02T08:00:00Z'))).toBe(false);
      expect(hasPassed(ride, new Date('2031-05-02T08:00:01Z'))).toBe(true);
    }
  });

  it('is thanked for during seven days', () => {
    for (const ride of [timed, untimed]) {
      expect(isTooLateForThanks(ride, new Date('2031-05-08T20:00:00Z'))).toBe(false);
      expect(isTooLateForThanks(ride, new Date('2031-05-08T20:00:01Z'))).toBe(true);
    }
  });
});
