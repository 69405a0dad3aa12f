import type { CreateBookingRequest } from '@chauffeur/contracts/bookings/create-booking';
import { CodedError } from '@chauffeur/service-kit';
import { describe, expect, it } from '@jest/globals';
import { bookingCommand } from '../booking-command.fixture.js';
import { decideTrip, fieldOfLeg, ofLeg } from './trip.rules.js';

const today = '2026-11-21';

/** A ride of a business transfer on 2099-05-01 at 10:30, with a ride back. */
const trip = (
  returnRide: Partial<NonNullable<CreateBookingRequest['returnRide']>> | null,
  serviceType: 'business_transfer' | 'city_tour' = 'business_transfer',
) => {
  const { service } = bookingCommand();
  const back = {
    bookingDate: '2099-05-01',
    bookingTime: '18:00',
    pickupLocation: 'Old City',
    dropoffLocation: 'Hilton Baku',
    ...returnRide,
  };
  return decideTrip(
    bookingCommand({ returnRide: returnRide && back }, { service: service && { ...service, serviceType } }),
    today,
  );
};

function rejectionOf(decide: () => unknown) {
  try {
    decide();
  } catch (error) {
    if (error instanceof CodedError) return error.errors.map(({ field, code }) => [field, code]);
    throw error;
  }
  return null;
}

describe('a trip', () => {
  it('has two legs with one id; a single ride has neither', () => {
    const { there, back } = trip({});
    expect([there.leg, back?.leg]).toEqual([1, 2]);
    expect(there.tripId).toEqual(expect.any(String));
    expect(back?.tripId).toBe(there.tripId);
    expect(back).toMatchObject({ bookingTime: '18:00', pickupLocation: 'Old City' });
    expect(trip(null)).toMatchObject({ there: { tripId: null, leg: null }, back: null });
  });

  it('is one of a transfer only', () => {
    expect(rejectionOf(() => trip({}, 'city_tour'))).toEqual([['returnRide', 'returnRide.invalid']]);
  });

  it('has a ride back that starts later', () => {
    const early = [['returnRide.bookingDate', 'returnRide.bookingDate.beforeOutbound']];
    expect(rejectionOf(() => trip({ bookingTime: '10:30' }))).toEqual(early);
    expect(rejectionOf(() => trip({ bookingDate: '2099-04-30' }))).toEqual(early);
    expect(rejectionOf(() => trip({ bookingTime: '10:31' }))).toBeNull();
  });

  it('names the fields of the ride back in its errors', () => {
    expect(rejectionOf(() => trip({ pickupLocation: ' ' }))).toEqual([
      ['returnRide.pickupLocation', 'pickupLocation.required'],
    ]);
    expect([fieldOfLeg('bookingTime', 1), fieldOfLeg('bookingTime', null)]).toEqual([
      'bookingTime',
      'bookingTime',
    ]);
  });

  it('passes other errors on as they are', () => {
    const broken = new Error('broken');
    expect(() =>
      ofLeg(2, () => {
        throw broken;
      }),
    ).toThrow(broken);
  });
});
