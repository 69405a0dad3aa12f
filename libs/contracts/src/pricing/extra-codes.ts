/**
 * Codes with an effect other than their price: the count of `extra_stop` is the ride's number of stops, each `extra_hour` adds
 * an hour to the ride, and there can't be more seats than passengers.
 */
export const extraCodes = {
  stop: 'extra_stop',
  hour: 'extra_hour',
  seats: ['infant_seat', 'child_seat', 'booster'],
} as const;
