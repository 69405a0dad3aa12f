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

const queryOf = (...query: Parameters<typeof availabilityQuery>) =>
  Object.fromEntries(availabilityQuery(...query) ?? []);

it('is about the chosen service or tour at a time, with extra hours and the ride there', () => {
  const draft = { ...emptyDraft, serviceId: 'business', details: ride({}) };
  const asked = { serviceId: 'business', date: '2030-05-01', time: '10:00' };
  expect(queryOf(draft, 0)).toEqual(asked);
  expect(queryOf(draft, 1)).toEqual({ ...asked, extraHours: '1' });
  const tour = { ...emptyDraft, tourId: 'shaki', details: ride({ bookingTime: '' }) };
  expect(queryOf(tour, 0)).toEqual({ tourId: 'shaki', date: '2030-05-01' });
  const there = ride({ bookingDate: '2030-04-30', bookingTime: '18:00' });
  expect(queryOf(draft, 0, there)).toEqual({ ...asked, thereDate: '2030-04-30', thereTime: '18:00' });
  expect(queryOf(draft, 0, { ...there, bookingTime: '' })).toEqual(asked);
});

it('is nothing without a service or tour, or without a date', () => {
  expect(availabilityQuery({ ...emptyDraft, details: ride({}) }, 0)).toBeNull();
  expect(ask({ bookingDate: '' })).toBeNull();
});
