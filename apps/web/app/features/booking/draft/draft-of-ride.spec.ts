import { bookingExample } from '@chauffeur/contracts/events/booking-example';
import { extraCodes } from '@chauffeur/contracts/pricing/extra-codes';
import { rideExample } from '@chauffeur/contracts/events/ride-example';
import { describe, expect, it } from '@jest/globals';
import { draftOfRide, draftOfReturn, canBookReturn } from './draft-of-ride';

const ride = rideExample({
  airportDirection: 'from_airport',
  pickupLocation: 'Baku Airport (GYD)',
  dropoffLocation: 'Hilton Baku',
  pickupNote: 'Gate 4',
  stops: [{ text: 'Nizami Street 10', placeId: null }],
  extras: [
    { extraId: bookingExample.id, code: 'child_seat', name: 'Seat', nameRu: null, unitPrice: 5, count: 1 },
    {
      extraId: bookingExample.carId,
      code: extraCodes.stop,
      name: 'Stop',
      nameRu: null,
      unitPrice: 5,
      count: 1,
    },
  ],
});

describe('a draft of a ride that was booked', () => {
  it('has everything but what belongs to its day [III-10]', () => {
    const { details, ...draft } = draftOfRide(ride);
    expect(draft).toMatchObject({ carId: ride.carId, serviceId: ride.serviceId, returnRide: null });
    expect(draft.extras).toEqual([{ extraId: bookingExample.id, count: 1 }]);
    expect(draft.bookedExtras?.[0]).toEqual({ extraId: bookingExample.id, name: 'Seat', nameRu: null });
    expect(details).toMatchObject({
      bookingDate: '',
      bookingTime: '',
      flightNumber: '',
      flightTime: '',
      airportDirection: 'from_airport',
      dropoffLocation: 'Hilton Baku',
      stops: ride.stops,
      customerName: ride.customerName,
      customerPhone: '',
      customerEmail: '',
    });
  });

  it('leads back the other way, without stops and meeting note', () => {
    expect(draftOfReturn(ride).details).toMatchObject({
      airportDirection: 'to_airport',
      pickupLocation: 'Hilton Baku',
      dropoffLocation: 'Baku Airport (GYD)',
      pickupNote: '',
      stops: [],
      passengerCount: ride.passengerCount,
    });
  });

  it('books a way back only if the ride ends elsewhere and no other leg leads back', () => {
    const leg = {
      referenceNumber: ride.referenceNumber,
      leg: 2,
      bookingDate: '2099-05-02',
      bookingTime: null,
    };
    const otherLeg = { ...leg, cancellation: null };
    expect(canBookReturn(ride)).toBe(true);
    expect(canBookReturn({ ...ride, dropoffLocation: null })).toBe(false);
    expect(canBookReturn({ ...ride, tourId: ride.carId })).toBe(false);
    expect(canBookReturn({ ...ride, otherLeg: { ...otherLeg, status: 'pending' } })).toBe(false);
    expect(canBookReturn({ ...ride, otherLeg: { ...otherLeg, status: 'cancelled' } })).toBe(true);
  });
});
