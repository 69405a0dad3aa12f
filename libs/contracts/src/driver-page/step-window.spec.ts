import { describe, expect, it } from '@jest/globals';
import type { RideState } from '../bookings/crew/ride-state.js';
import { stepWindows, type DriverStep, type SteppedRide } from './step-window.js';

const startsAt = new Date('2099-05-01T10:00:00Z');
const endsAt = new Date('2099-05-01T11:00:00Z');

function windowOf(state: RideState, to: DriverStep, fields: Partial<SteppedRide> = {}) {
  const ride = { state, startsAt, endsAt, hasTime: true, waitMinutes: 15, arrivedAt: null, ...fields };
  const found = stepWindows(ride).find((step) => step.to === to);
  return found && [found.from?.toISOString() ?? null, found.until?.toISOString() ?? null];
}

describe("a driver's step", () => {
  it('accepts before the end, and declines before the start, or until 6 hours before it once accepted [III-21]', () => {
    expect(windowOf('offered', 'accepted')).toEqual([null, '2099-05-01T10:59:59.999Z']);
    expect(windowOf('offered', 'declined')).toEqual([null, '2099-05-01T09:59:59.999Z']);
    expect(windowOf('accepted', 'declined')).toEqual([null, '2099-05-01T04:00:00.000Z']);
  });

  it('sets out and arrives from 4 hours before the start, and has the customer on board from 1', () => {
    for (const to of ['on_the_way', 'arrived'] as const)
      expect(windowOf('accepted', to)).toEqual(['2099-05-01T06:00:00.000Z', null]);
    expect(windowOf('on_the_way', 'on_board')).toEqual(['2099-05-01T09:00:00.000Z', null]);
    expect(windowOf('on_board', 'done')).toEqual([null, null]);
  });

  it('says that no one came after the waiting, from the later of start and arrival [III-19]', () => {
    const [early, late] = [new Date('2099-05-01T09:40:00Z'), new Date('2099-05-01T10:05:00Z')];
    expect(windowOf('arrived', 'no_show', { arrivedAt: early })?.[0]).toBe('2099-05-01T10:15:00.000Z');
    expect(windowOf('arrived', 'no_show', { arrivedAt: late })?.[0]).toBe('2099-05-01T10:20:00.000Z');
  });

  it('is only possible from the ride’s state', () => {
    expect(windowOf('offered', 'on_the_way')).toBeUndefined();
    expect(windowOf('on_the_way', 'no_show')).toBeUndefined();
    expect(
      stepWindows({ state: 'done', startsAt, endsAt, hasTime: true, waitMinutes: 0, arrivedAt: null }),
    ).toEqual([]);
  });

  it('declines until the day is over if the ride has no time', () => {
    expect(windowOf('accepted', 'declined', { hasTime: false })).toEqual([null, '2099-05-01T10:59:59.999Z']);
  });
});
