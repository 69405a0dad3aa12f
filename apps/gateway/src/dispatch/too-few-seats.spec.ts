import { describe, expect, it } from '@jest/globals';
import { withTooFewSeats } from './too-few-seats.js';

const ride = { status: 'confirmed', passengerCount: 4, problems: ['noDriver', 'priceToAgree'] } as const;
const problemsOf = (fields: object, seats: number | undefined) =>
  withTooFewSeats({ ...ride, problems: [...ride.problems], ...fields }, seats).problems;

describe('too few seats', () => {
  it('are among the problems of an open ride, in their order', () => {
    expect(problemsOf({}, 3)).toEqual(['noDriver', 'tooFewSeats', 'priceToAgree']);
  });

  it('are none of a ride that fits, is over, or whose car is unknown', () => {
    expect(problemsOf({}, 4)).toEqual(ride.problems);
    expect(problemsOf({ status: 'completed' }, 3)).toEqual(ride.problems);
    expect(problemsOf({}, undefined)).toEqual(ride.problems);
  });
});
