/**
 * Codes that mean something to the product: `extra_stop` is counted by the stops of the ride, each `extra_hour` lengthens
 * it by an hour, and of the seats there are at most as many as passengers. All others are only charged.
 */
export const extraCodes = {
  stop: 'extra_stop',
  hour: 'extra_hour',
  seats: ['infant_seat', 'child_seat', 'booster'],
} as const;
