import { airportLabel } from '@chauffeur/contracts/bookings/airport';
import { describe, expect, it } from '@jest/globals';
import { waitMinutesOf } from './driver-ride.rules.js';

describe('how long a driver waits for free', () => {
  it.each([
    ['from_airport', 'Terminal 1', 60],
    [null, airportLabel, 60],
    ['to_airport', 'Hilton Baku', 15],
    [null, 'Hilton Baku', 15],
  ] as const)(
    'is longer where the ride begins at the airport: %s, %s',
    (airportDirection, pickupLocation, minutes) => {
      const ride = {
        status: 'confirmed' as const,
        bookingDate: '2099-05-01',
        startsAt: null,
        durationMinutes: 60,
        tourId: null,
        airportDirection,
        pickupLocation,
      };
      expect(waitMinutesOf(ride, { airportWaitMinutes: 60, freeWaitMinutes: 15 })).toBe(minutes);
    },
  );
});
