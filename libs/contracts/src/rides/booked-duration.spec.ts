import { expect, it } from '@jest/globals';
import { bookingExample } from '../events/booking-example.js';
import { bookedDuration } from './booked-duration.js';

it.each([
  [180, null, '3 hours', '3 часа'],
  [90, null, '1.5 hours', '1,5 часа'],
  [95, null, '1 hour 35 minutes', '1 час 35 минут'],
  [45, null, '45 minutes', '45 минут'],
  [60, 'to_airport', '', ''],
  [null, null, '', ''],
] as const)('names the booked time of %s minutes', (durationMinutes, airportDirection, english, russian) => {
  const ride = { durationMinutes, airportDirection, extras: [] };
  expect(bookedDuration(ride, 'en')).toBe(english);
  expect(bookedDuration(ride, 'ru')).toBe(russian);
});

it('names the booked time of an airport transfer with extra hours', () => {
  const extras = bookingExample.extras.map((extra) => ({ ...extra, code: 'extra_hour' }));
  const ride = { durationMinutes: 180, airportDirection: 'from_airport', extras };
  expect(bookedDuration(ride, 'en')).toBe('3 hours');
});
