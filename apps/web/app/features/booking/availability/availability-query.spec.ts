import { expect, it } from '@jest/globals';
import { emptyDraft } from '../draft/booking-draft';
import { availabilityQuery } from './availability-query';

type Details = typeof emptyDraft.details;
const ride = (details: Partial<Details>): Details => ({
  ...emptyDraft.details,
  bookingDate: '2030-05-01',
  bookingTime: '10:00',
  ...details,
});
const ask = (details: Partial<Details>, there: Details | null = null) =>
  availabilityQuery({ ...emptyDraft, serviceId: 'business', details: ride(details) }, 0, there);
const direction = (details: Partial<Details>) => ask(details)?.get('airportDirection');

it('names the airport as an end of any ride: after a pickup there the car is occupied for longer', () => {
  expect(direction({ pickupLocation: ' Baku Airport (GYD)' })).toBe('from_airport');
  expect(direction({ pickupLocation: 'Hilton Baku', dropoffLocation: 'Baku Airport (GYD)' })).toBe(
    'to_airport',
  );
  expect(direction({ pickupLocation: 'Hilton Baku' })).toBeNull();
  expect(direction({ airportDirection: 'to_airport', pickupLocation: '' })).toBe('to_airport');
});

it('includes the airport pickup of the ride there, even if the ride back leads elsewhere', () => {
  const there = ride({ pickupLocation: 'Baku Airport (GYD)', dropoffLocation: 'Hilton Baku' });
  const question = ask({ pickupLocation: 'Hilton Baku', dropoffLocation: 'Old City' }, there);
  expect(question?.get('airportDirection')).toBeNull();
  expect(question?.get('thereAirportDirection')).toBe('from_airport');
});

it('asks nothing of a year that is still typed: no screen reader says that its day has passed', () => {
  expect(ask({ bookingDate: '0202-12-15' })).toBeNull();
  expect(ask({ bookingDate: '2026-12-15' })).not.toBeNull();
});
