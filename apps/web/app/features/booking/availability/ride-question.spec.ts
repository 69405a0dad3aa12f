import { expect, it } from '@jest/globals';
import { emptyDraft } from '../draft/booking-draft';
import { rideQuestion } from './ride-question';

const direction = (details: Partial<typeof emptyDraft.details>) =>
  rideQuestion(
    {
      ...emptyDraft,
      serviceId: 'business',
      details: { ...emptyDraft.details, bookingDate: '2030-05-01', ...details },
    },
    0,
  )?.get('airportDirection');

it('names the airport as an end of any ride: after a pickup there the car is occupied for longer', () => {
  expect(direction({ pickupLocation: ' Baku Airport (GYD)' })).toBe('from_airport');
  expect(direction({ pickupLocation: 'Hilton Baku', dropoffLocation: 'Baku Airport (GYD)' })).toBe(
    'to_airport',
  );
  expect(direction({ pickupLocation: 'Hilton Baku' })).toBeNull();
  expect(direction({ airportDirection: 'to_airport', pickupLocation: '' })).toBe('to_airport');
});
