import type { BookingStatus } from '@chauffeur/contracts/bookings/booking';
import { describe, expect, it } from '@jest/globals';
import { driverStepsOf, bookingStepsOf } from './shown-steps.js';

function readSteps(...statuses: BookingStatus[]): string[] {
  const history = statuses.map((toStatus, index) => ({
    fromStatus: statuses[index - 1] ?? null,
    toStatus,
    changedAt: new Date(Date.UTC(2031, 4, 1, index)),
  }));
  return bookingStepsOf(history).map(({ step, at }) => `${step} ${at.slice(11, 13)}`);
}

describe('the progress of a ride', () => {
  it('has each status that it reached, with its time', () => {
    expect(readSteps('pending')).toEqual(['booked 00']);
    expect(readSteps('pending', 'confirmed', 'completed')).toEqual([
      'booked 00',
      'confirmed 01',
      'completed 02',
    ]);
    // Staff enter a booking that is already confirmed.
    expect(readSteps('confirmed', 'cancelled')).toEqual(['booked 00', 'confirmed 00', 'cancelled 01']);
  });

  it('leaves out what was taken back', () => {
    expect(readSteps('pending', 'confirmed', 'cancelled', 'confirmed')).toEqual([
      'booked 00',
      'confirmed 01',
    ]);
    expect(readSteps('pending', 'confirmed', 'pending')).toEqual(['booked 00']);
    expect(readSteps('pending', 'cancelled', 'pending', 'confirmed')).toEqual(['booked 00', 'confirmed 03']);
    // A cancelled request that staff confirmed later.
    expect(readSteps('pending', 'cancelled', 'confirmed')).toEqual(['booked 00', 'confirmed 02']);
    expect(readSteps('pending', 'cancelled', 'confirmed', 'cancelled')).toEqual([
      'booked 00',
      'confirmed 02',
      'cancelled 03',
    ]);
  });
});

describe('how far a driver is, for the customer,', () => {
  const at = '2031-05-02T09:00:00.000Z';
  const stored = { driverId: 'anar', reached: { accepted: at, on_the_way: at, no_show: at } };

  it('is what the present driver has reported of a confirmed ride, without what only staff see', () => {
    expect(driverStepsOf({ status: 'confirmed', driverId: 'anar' }, stored)).toEqual([
      { step: 'accepted', at },
      { step: 'on_the_way', at },
    ]);
  });

  it('is empty for a ride that is not confirmed, or for another driver', () => {
    expect(driverStepsOf({ status: 'pending', driverId: 'anar' }, stored)).toEqual([]);
    expect(driverStepsOf({ status: 'confirmed', driverId: 'zaur' }, stored)).toEqual([]);
    expect(driverStepsOf({ status: 'confirmed', driverId: null }, undefined)).toEqual([]);
  });
});
