import { describe, expect, it } from '@jest/globals';
import { holdOf, rideTimesOf } from './ride-hold.rules.js';

const times = { startsAt: new Date('2031-05-01T06:00:00Z'), endsAt: new Date('2031-05-01T08:00:00Z') };
const { startsAt: during, endsAt: atEnd } = times;
const after = new Date(atEnd.getTime() + 1);

describe('the times of a ride on the board', () => {
  const ride = {
    bookingDate: '2031-05-01',
    bookingTime: '10:00',
    startsAt: null,
    durationMinutes: null,
    tourId: null,
    pickupLocation: 'Hilton Baku',
    airportDirection: null,
  };

  it('are the stored ones', () => {
    expect(rideTimesOf({ ...ride, ...times, durationMinutes: 120 })).toEqual(times);
    expect(rideTimesOf({ ...ride, startsAt: atEnd, durationMinutes: 0 })).toEqual({
      startsAt: atEnd,
      endsAt: atEnd,
    });
  });

  it('are the usual ones of a booking that was not adopted yet', () => {
    expect(rideTimesOf(ride)).toEqual({ ...times, endsAt: new Date('2031-05-01T07:00:00Z') });
    expect(rideTimesOf({ ...ride, bookingTime: null })).toBeNull();
  });
});

describe('what a ride on the board holds', () => {
  const named = { vehicleId: 'named-vehicle', driverId: 'named-driver' };
  const held = { heldVehicleId: 'held-vehicle', heldDriverId: 'held-driver' };
  const none = { heldVehicleId: null, heldDriverId: null };
  const ride = { status: 'confirmed', progress: null, ...named, ...held } as const;
  const done = { progress: { state: 'done', driverId: named.driverId } } as const;

  it('is what is held for it, until it is over', () => {
    const nothing = { vehicleId: null, driverId: null };
    expect(holdOf(ride, times, during)).toEqual({ vehicleId: 'held-vehicle', driverId: 'held-driver' });
    expect(holdOf({ ...ride, ...none }, times, during)).toEqual(nothing);
    expect(holdOf({ ...ride, ...none }, times, atEnd)).toEqual(nothing);
  });

  it('is what its booking names once it is over and nothing is held any more', () => {
    expect(holdOf({ ...ride, ...none }, times, after)).toEqual(named);
    const vehicleOnly = { ...ride, heldDriverId: null };
    expect(holdOf(vehicleOnly, times, after)).toEqual({ vehicleId: 'held-vehicle', driverId: null });
    const driverOnly = { ...ride, heldVehicleId: null };
    expect(holdOf(driverOnly, times, after)).toEqual({ vehicleId: null, driverId: 'held-driver' });
  });

  it.each([
    ['completed', { status: 'completed' as const }],
    ['done by its driver', done],
  ])('is completed by what its booking names if it is %s', (_what, fields) => {
    expect(holdOf({ ...ride, ...none, ...fields }, times, during)).toEqual(named);
    expect(holdOf({ ...ride, ...fields }, times, during)).toEqual({
      vehicleId: 'held-vehicle',
      driverId: 'held-driver',
    });
  });

  it('is not what its booking names if another driver was done, or its driver is not', () => {
    const nothing = { vehicleId: null, driverId: null };
    for (const progress of [
      { state: 'done', driverId: 'former-driver' },
      { state: 'on_board', driverId: named.driverId },
    ] as const)
      expect(holdOf({ ...ride, ...none, progress }, times, during)).toEqual(nothing);
  });

  it('is its driver alone without a time', () => {
    expect(holdOf(ride, null, during)).toEqual({ vehicleId: null, driverId: 'named-driver' });
  });
});
