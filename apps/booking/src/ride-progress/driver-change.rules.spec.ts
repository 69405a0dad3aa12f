import type { BookingChangeField } from '@chauffeur/contracts/bookings/changes/booking-change';
import type { RideState } from '@chauffeur/contracts/bookings/crew/ride-state';
import { describe, expect, it } from '@jest/globals';
import { driverEffectOf, wasOverBeforeStart } from './driver-change.rules.js';
import { reachedStatesAfter } from './reached-states.rules.js';

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
interface Parameters {
  state: RideState;
  driverCollects: boolean;
  before: ReturnType<typeof at>;
  after: ReturnType<typeof at>;
}

describe('a change of a ride, for the driver who keeps it,', () => {
  it('is only shown if the ride moves by less than 30 minutes on the same day', () => {
    expect(effectOf(['bookingTime'], { after: at('14:29') })).toBe('show');
    expect(effectOf(['bookingTime'], { after: at('13:31') })).toBe('show');
    expect(effectOf(['bookingTime'], { after: at('14:30') })).toBe('ask');
    const [before, after] = [at('23:50'), at('00:05', '2099-05-02')];
    expect(effectOf(['bookingDate', 'bookingTime'], { before, after })).toBe('ask');
  });

  it('is asked about if the places differ, unless the driver has set out', () => {
    expect(effectOf(['stops'])).toBe('ask');
    expect(effectOf(['dropoffLocation'], { state: 'offered' })).toBe('ask');
    expect(effectOf(['dropoffLocation'], { state: 'on_board' })).toBe('show');
  });

  it('is nothing if the driver sees nothing of it, or the ride is over', () => {
    expect(effectOf(['totalPrice', 'customerEmail', 'bufferMinutes'])).toBe('nothing');
    expect(effectOf(['totalPrice'], { driverCollects: true })).toBe('show');
    expect(effectOf(['flightNumber'])).toBe('show');
    expect(effectOf(['flightNumber'], { state: 'done' })).toBe('nothing');
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
});
