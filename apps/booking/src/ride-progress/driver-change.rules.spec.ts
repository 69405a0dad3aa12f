import type { BookingChangeField } from '@chauffeur/contracts/bookings/changes/booking-change';
import type { RideState } from '@chauffeur/contracts/bookings/crew/ride-state';
import { boardingOf } from '@chauffeur/contracts/rides/ride-driven';
import { describe, expect, it } from '@jest/globals';
import { driverEffectOf, wasOverBeforeBoarding, wasOverBeforeStart } from './driver-change.rules.js';
import { isForward, reachedStatesAfter } from './reached-states.rules.js';

const at = (time: string, day = '2099-05-01') => ({
  bookingDate: day,
  startsAt: new Date(`${day}T${time}:00+04:00`),
});
const effectOf = (
  changed: readonly BookingChangeField[],
  {
    state = 'accepted',
    before = at('14:00'),
    after = at('14:00'),
    driverCollects = false,
  }: Partial<Parameters> = {},
) => driverEffectOf(state, before, { ...after, driverCollects }, changed);
interface MovedRide {
  bookingDate: string;
  startsAt: Date | null;
}
interface Parameters {
  state: RideState;
  driverCollects: boolean;
  before: MovedRide;
  after: MovedRide;
}

describe('a change of a ride, for the driver who keeps it,', () => {
  it('is only shown if the ride moves by less than 30 minutes on the same day', () => {
    expect(effectOf(['bookingTime'], { after: at('14:29') })).toBe('show');
    expect(effectOf(['bookingTime'], { after: at('13:31') })).toBe('show');
    expect(effectOf(['bookingTime'], { after: at('14:30') })).toBe('ask');
    const [before, after] = [at('23:50'), at('00:05', '2099-05-02')];
    expect(effectOf(['bookingDate', 'bookingTime'], { before, after })).toBe('ask');
  });

  it('is asked about if the ride gets a time, or loses it', () => {
    const untimed = { ...at('14:00'), startsAt: null };
    expect(effectOf(['bookingTime'], { before: untimed })).toBe('ask');
    expect(effectOf(['bookingTime'], { after: untimed })).toBe('ask');
    expect(effectOf(['flightNumber'], { before: untimed, after: untimed })).toBe('show');
  });

  it('is asked about if the places differ, unless the driver has set out', () => {
    expect(effectOf(['stops'])).toBe('ask');
    expect(effectOf(['flightNumber', 'stops'])).toBe('ask');
    expect(effectOf(['dropoffLocation'], { state: 'offered' })).toBe('ask');
    expect(effectOf(['dropoffLocation'], { state: 'on_board' })).toBe('show');
  });

  it('is nothing if the driver sees nothing of it, or the ride is over', () => {
    expect(effectOf(['totalPrice', 'customerEmail', 'bufferMinutes'])).toBe('nothing');
    expect(effectOf(['totalPrice'], { driverCollects: true })).toBe('show');
    expect(effectOf(['flightNumber'])).toBe('show');
    for (const state of ['done', 'none', 'declined'] as const)
      expect(effectOf(['flightNumber'], { state })).toBe('nothing');
  });
});

describe('a ride that is over for its driver', () => {
  it('was over before its start if another ride was meant, or it was moved; without a time, before its day', () => {
    const { startsAt: start } = at('14:00');
    const before = new Date(start.getTime() - 1);
    expect(wasOverBeforeStart('done', before, at('14:00'))).toBe(true);
    expect(wasOverBeforeStart('no_show', before, at('14:00'))).toBe(true);
    expect(wasOverBeforeStart('done', start, at('14:00'))).toBe(false);
    expect(wasOverBeforeStart('on_board', before, at('14:00'))).toBe(false);
    const untimed = (bookingDate: string) => ({ bookingDate, startsAt: null });
    expect(wasOverBeforeStart('no_show', start, untimed('2099-05-01'))).toBe(false);
    expect(wasOverBeforeStart('no_show', start, untimed('2099-05-02'))).toBe(true);
  });
});

it('a ride was over before its customer could be on board if another one was meant', () => {
  const boarding = boardingOf(at('14:00'));
  const before = new Date(boarding.getTime() - 1);
  expect(wasOverBeforeBoarding('done', before, at('14:00'))).toBe(true);
  expect(wasOverBeforeBoarding('done', boarding, at('14:00'))).toBe(false);
  expect(wasOverBeforeBoarding('on_board', before, at('14:00'))).toBe(false);
});

describe('what a ride has come to', () => {
  const [first, second, third] = ['09:00', '09:10', '09:20'].map((time) => at(time).startsAt) as [
    Date,
    Date,
    Date,
  ];

  it('keeps the times of earlier states, and that of a state it returns to', () => {
    const accepted = reachedStatesAfter({}, 'accepted', first);
    const arrived = reachedStatesAfter(accepted, 'arrived', second);
    expect(arrived).toEqual({ accepted: first.toISOString(), arrived: second.toISOString() });
    expect(reachedStatesAfter(arrived, 'accepted', third)).toEqual(accepted);
    expect(reachedStatesAfter(arrived, 'no_show', third)).toEqual({
      ...arrived,
      no_show: third.toISOString(),
    });
    expect(reachedStatesAfter(arrived, 'offered', third)).toEqual({});
  });

  it('has the time of a state again that is taken a second time without a return', () => {
    const accepted = reachedStatesAfter({}, 'accepted', first);
    expect(reachedStatesAfter(accepted, 'accepted', second)).toEqual({ accepted: second.toISOString() });
  });

  it('goes forward in the order of a ride, however it ends', () => {
    const order: RideState[] = ['offered', 'accepted', 'on_the_way', 'arrived', 'on_board', 'done'];
    for (const [index, state] of order.entries()) {
      const forward = order.filter((to) => isForward(state, to));
      expect(forward).toEqual(order.slice(index + 1));
    }
    expect([isForward('arrived', 'no_show'), isForward('no_show', 'done')]).toEqual([true, false]);
    expect([isForward('done', 'no_show'), isForward('declined', 'offered')]).toEqual([false, false]);
  });
});
