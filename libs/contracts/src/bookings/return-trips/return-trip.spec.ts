import { describe, expect, it } from '@jest/globals';
import { createBookingRequest } from '../create-booking.js';
import { returnRequest } from './return-request.js';
import { hasReturn, isBeforeOutbound } from './return-trip.js';

const carId = '7d9c2c0e-4d5e-4b0e-9a55-0f2d0a3f1a01';

describe('the ride back', () => {
  it.each([
    ['2026-12-04', '20:00', true],
    ['2026-12-05', '10:29', true],
    ['2026-12-05', '10:30', true],
    ['2026-12-05', '10:31', false],
    ['2026-12-05', null, false],
    ['2026-12-06', '00:00', false],
  ])(
    'on %s at %s is before a ride there on 5 December at 10:30: %s',
    (bookingDate, bookingTime, isBefore) => {
      const there = { bookingDate: '2026-12-05', bookingTime: '10:30' };
      expect(isBeforeOutbound({ bookingDate, bookingTime }, there)).toBe(isBefore);
    },
  );

  it('exists for transfers only', () => {
    const kinds = ['airport_transfer', 'city_tour', 'group_tour', 'business_transfer'] as const;
    expect(kinds.filter((serviceType) => hasReturn({ serviceType }))).toEqual([
      'airport_transfer',
      'business_transfer',
    ]);
    expect(hasReturn(null)).toBe(false);
  });

  it('has what differs from the ride there, and the turned direction', () => {
    const request = createBookingRequest.parse({
      carId,
      serviceId: carId,
      airportDirection: 'from_airport',
      bookingDate: '2026-12-05',
      bookingTime: '10:30',
      flightNumber: 'TK 334',
      flightTime: '10:00',
      dropoffLocation: 'Hilton Baku',
      pickupNote: 'Room 5',
      stops: [{ text: 'Old City' }],
      luggageLarge: 2,
      customerName: 'Emily Carter',
      returnRide: { bookingDate: '2026-12-09', flightNumber: 'TK 335', pickupLocation: 'Hilton Baku' },
    });
    expect(returnRequest(request)).toMatchObject({
      airportDirection: 'to_airport',
      bookingDate: '2026-12-09',
      bookingTime: null,
      flightNumber: 'TK 335',
      flightTime: null,
      pickupLocation: 'Hilton Baku',
      dropoffLocation: null,
      pickupNote: null,
      stops: null,
      luggageLarge: 2,
      customerName: 'Emily Carter',
    });
    expect(returnRequest({ ...request, returnRide: null })).toBeNull();
  });
});
