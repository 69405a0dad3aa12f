import { describe, expect, it } from '@jest/globals';
import { bookingExample } from '@chauffeur/contracts/events/booking-example';
import { mergeChanges, type ChangesOfBooking } from './merge-changes.js';

const change = (version: number, changes: ChangesOfBooking['changes']): ChangesOfBooking => ({
  booking: { ...bookingExample, version },
  changes,
});

describe('changes of a booking', () => {
  const changes = [
    change(2, [
      { field: 'bookingTime', from: '14:30', to: '17:00' },
      { field: 'passengerCount', from: 1, to: 2 },
    ]),
    change(3, [
      { field: 'bookingTime', from: '17:00', to: '16:00' },
      { field: 'passengerCount', from: 2, to: 3 },
    ]),
    change(5, [{ field: 'bookingTime', from: '16:00', to: '15:00' }]),
  ] as const;

  it.each([
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ] as const)('are merged in the order %d, %d, %d into one from the first value to the last', (...order) => {
    const [first, second, third] = order;
    const merged = mergeChanges(mergeChanges(changes[first], changes[second]), changes[third]);
    expect(merged.booking.version).toBe(5);
    expect(Object.fromEntries(merged.changes.map(({ field, from, to }) => [field, [from, to]]))).toEqual({
      bookingTime: ['14:30', '15:00'],
      passengerCount: [1, 3],
    });
  });
});
