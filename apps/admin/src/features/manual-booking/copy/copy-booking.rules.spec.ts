import { describe, expect, it } from '@jest/globals';
import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import { manualBookingRequest } from '@chauffeur/contracts/bookings/manual-booking';
import { bookingExample } from '@chauffeur/contracts/events/booking-example';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { copyOf } from './copy-booking.rules';

describe('a further ride of the same customer', () => {
  it('copies the same ride for another day', () => {
    expect(manualBookingRequest.parse(copyOf(bookingExample, 'duplicate'))).toMatchObject({
      customerName: 'Emily Carter',
      customerHasNoEmail: false,
      bookingDate: todayInBaku(),
      bookingTime: '14:30',
      pickupLocation: 'Baku Airport (GYD)',
      airportDirection: 'from_airport',
      flightNumber: 'TK 334',
      flightTime: '14:10',
      luggageLarge: 2,
      stops: [{ text: 'Nizami Street 10', placeId: null }],
      totalPrice: 55,
      driverId: null,
      paymentReceived: false,
    });
  });

  it('copies the ride back, with its own time and flight', () => {
    const pickupPlaceId = '0198c0de-0000-7000-8000-0000000000a1';
    expect(copyOf({ ...bookingExample, pickupPlaceId, customerEmail: '' }, 'return')).toMatchObject({
      customerHasNoEmail: true,
      bookingDate: '2026-12-05',
      bookingTime: '',
      pickupLocation: 'Four Seasons Hotel, Neftchilar Avenue 1',
      pickupPlaceId: null,
      dropoffLocation: 'Baku Airport (GYD)',
      dropoffPlaceId: pickupPlaceId,
      airportDirection: 'to_airport',
      flightNumber: '',
      flightTime: '',
      luggageLarge: 2,
      stops: [],
      returnOf: bookingExample.id,
    });
  });

  it.each([
    [55, 41.1],
    [10, 0],
    [0, 0],
  ])('copies the ride back at $%d without the stops of the ride there', (totalPrice, expected) => {
    const stop = { extraId: 'x', code: 'extra_stop', name: 'Stop', nameRu: null, unitPrice: 6.95, count: 2 };
    const booking = { ...bookingExample, totalPrice, extras: [...bookingExample.extras, stop] };
    expect(copyOf(booking, 'return').totalPrice).toBe(expected);
    expect(copyOf(booking, 'duplicate').totalPrice).toBe(totalPrice);
  });

  it.each<Partial<BookingResponse>>([{ status: 'cancelled' }, { leg: 1 }])(
    'is a booking of its own where the ride there is %j',
    (ride) => {
      expect(copyOf({ ...bookingExample, ...ride }, 'return').returnOf).toBeNull();
    },
  );
});
