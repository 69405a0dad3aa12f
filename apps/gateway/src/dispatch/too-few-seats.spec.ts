import { describe, expect, it } from '@jest/globals';
import { withTooFewSeats } from './too-few-seats.js';

const endsAt = '2031-05-01T11:00:00.000Z';
const now = new Date('2031-05-01T10:59:00Z');
const ride = {
  status: 'confirmed',
  endsAt,
  passengerCount: 4,
  problems: ['noDriver', 'priceToAgree'],
} as const;
const problemsOf = (fields: { status?: 'completed'; endsAt?: string | null }, seats: number | undefined) =>
  withTooFewSeats({ ...ride, problems: [...ride.problems], ...fields }, seats, now).problems;

describe('too few seats', () => {
  it('are among the problems of an open ride, in their order', () => {
    expect(problemsOf({}, 3)).toEqual(['noDriver', 'tooFewSeats', 'priceToAgree']);
    expect(problemsOf({ endsAt: null }, 3)).toContain('tooFewSeats');
  });

  it('are none of a ride that fits, is over, or whose car is unknown', () => {
    expect(problemsOf({}, 4)).toEqual(ride.problems);
    expect(problemsOf({ status: 'completed' }, 3)).toEqual(ride.problems);
    expect(problemsOf({ endsAt: now.toISOString() }, 3)).toEqual(ride.problems);
    expect(problemsOf({}, undefined)).toEqual(ride.problems);
  });
});
