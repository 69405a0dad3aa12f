import { describe, expect, it } from '@jest/globals';
import { problemsOf, type RideProblemInput } from './ride-problems.rules.js';

const now = new Date('2031-05-01T06:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const from = (start: number, end: number) => ({ startsAt: hours(start), endsAt: hours(end) });

/** A ride in six hours that lacks nothing. */
const ride = (fields: Partial<RideProblemInput> = {}): RideProblemInput => ({
  status: 'confirmed',
  pendingSince: hours(-48),
  urgent: false,
  times: from(6, 8),
  carId: 'camry',
  totalPrice: 60,
  wanted: { vehicleId: 'camry-1', driverId: 'anar' },
  vehicle: { carId: 'camry' },
  driver: { isActive: true, hours: [] },
  usualBufferMinutes: 30,
  isOneOfTooMany: false,
  othersOfVehicle: [],
  othersOfDriver: [],
  ...fields,
});

/** 2031-05-01, the day of the rides, is a Thursday. */
const sundays = [{ weekday: 7, from: '09:00', until: '18:00' }];

const none = { vehicleId: null, driverId: null };

describe('the problems of a ride', () => {
  it.each<[what: string, fields: Partial<RideProblemInput>, problems: string[]]>([
    ['a ride that lacks nothing', {}, []],
    ['no vehicle', { vehicle: null, wanted: { ...none, driverId: 'anar' } }, ['noVehicle']],
    ['its vehicle given to another ride', { vehicle: null }, ['noVehicle', 'notHeld']],
    ['no driver, in six hours', { driver: null, wanted: { ...none, vehicleId: 'camry-1' } }, ['noDriver']],
    ['no driver, in 24 hours', { driver: null, wanted: none, times: from(24, 26) }, ['noDriver']],
    ['no driver, in 25 hours', { driver: null, wanted: none, times: from(25, 26) }, []],
    ['its driver busy, in 25 hours', { driver: null, times: from(25, 26) }, ['noDriver', 'notHeld']],
    ['a driver who left', { driver: { isActive: false, hours: [] } }, ['driverInactive']],
    ['a driver who works on other days', { driver: { isActive: true, hours: sundays } }, ['offHours']],
    ['an urgent request', { status: 'pending', urgent: true, pendingSince: now }, ['urgent']],
    ['an urgent ride that is confirmed', { urgent: true }, []],
    ['a request of 89 minutes ago', { status: 'pending', pendingSince: hours(-89 / 60) }, []],
    ['a request of 90 minutes ago', { status: 'pending', pendingSince: hours(-1.5) }, []],
    ['a request of 91 minutes ago', { status: 'pending', pendingSince: hours(-91 / 60) }, ['unanswered']],
    ['a vehicle of another car', { vehicle: { carId: 'vito' } }, ['otherCar']],
    ['one of too many requests', { isOneOfTooMany: true }, ['manyOpen']],
    ['no price yet', { totalPrice: 0 }, ['priceToAgree']],
    ['the next ride of its vehicle 20 minutes later', { othersOfVehicle: [from(8 + 1 / 3, 9)] }, ['tight']],
    ['the next ride of its driver 20 minutes later', { othersOfDriver: [from(8 + 1 / 3, 9)] }, ['tight']],
    ['the next ride at the very end', { othersOfDriver: [from(8, 9)] }, ['tight']],
    ['the next ride after the usual time', { othersOfVehicle: [from(8.5, 9)] }, []],
    ['no time', { times: null, vehicle: null, driver: null, wanted: none }, []],
    ['no time, though vehicle and driver are named', { times: null, vehicle: null, driver: null }, []],
    [
      'no driver on a day that is too long',
      { driver: null, othersOfDriver: [from(-6, 4.1)] },
      ['noDriver', 'notHeld'],
    ],
  ])('%s', (_, fields, problems) => {
    expect(problemsOf(ride(fields), now)).toEqual(problems);
  });

  it('include too many hours of its driver in any 24 hours around it', () => {
    const day = (others: RideProblemInput['othersOfDriver']) =>
      problemsOf(ride({ othersOfDriver: others }), now);
    expect(day([from(-6, 4)])).toEqual([]);
    expect(day([from(-6, 4.1)])).toEqual(['longDay']);
    // No 24 hours from a ride's start include both; the 24 hours up to this ride's end do.
    expect(day([from(-19, -12), from(-11, -4)])).toEqual(['longDay']);
    // From first to last minute it is 25 hours; 24 of them have twelve hours of rides.
    expect(day([from(-17, -7), from(20, 21)])).toEqual([]);
    // Another day of the driver is too long.
    expect(day([from(-40, -27)])).toEqual([]);
  });

  it.each<[what: string, fields: Partial<RideProblemInput>]>([
    ['cancelled', { status: 'cancelled' }],
    ['completed', { status: 'completed' }],
    ['over', { times: from(-3, -1) }],
    ['over at this moment', { times: from(-1, 0) }],
  ])('are none once it is %s', (_, fields) => {
    expect(problemsOf(ride({ vehicle: null, driver: null, ...fields }), now)).toEqual([]);
  });
});
