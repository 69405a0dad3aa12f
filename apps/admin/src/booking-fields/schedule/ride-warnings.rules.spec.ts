import { describe, expect, it } from '@jest/globals';
import { rideWarnings } from './ride-warnings.rules';

describe('warnings about a ride that staff enter', () => {
  // 15:00 in Baku.
  const now = new Date('2031-03-01T11:00:00Z');
  const ride = { bookingDate: '2031-03-01', bookingTime: '', passengerCount: 4, seats: 4 };

  it.each([
    [{}, []],
    [{ bookingTime: '15:00' }, []],
    [{ bookingTime: '14:59' }, ['past']],
    [{ bookingDate: '2031-02-28' }, ['past']],
    [{ bookingDate: '' }, []],
    [{ passengerCount: 5 }, ['tooFewSeats']],
    [{ passengerCount: 5, seats: undefined }, []],
    [{ passengerCount: undefined }, []],
    [{ vehicles: [{ state: 'busy' as const }, { state: 'free' as const }] }, []],
    [{ vehicles: [{ state: 'busy' as const }, { state: 'tight' as const }] }, ['noVehicle']],
    [{ vehicles: [{ state: 'blocked' as const }] }, ['noVehicle']],
    [{ vehicles: [] }, []],
    [{ driver: { state: 'busy' as const, isLongDay: true } }, ['longDay']],
    [{ driver: { state: 'offHours' as const, isLongDay: false } }, ['offHours']],
  ])('%j: %j', (change, expected) => {
    expect(rideWarnings({ ...ride, ...change }, now)).toEqual(expected);
  });
});
