import { rideProblems } from '@chauffeur/contracts/bookings/ride-problems';
import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';

/**
 * Adds the problem that the car has too few seats, which booking does not know. A ride that is over has no problems.
 */
export function withTooFewSeats<
  Ride extends Pick<BoardRide, 'status' | 'endsAt' | 'passengerCount' | 'problems'>,
>(ride: Ride, seats: number | undefined, now: Date): Ride {
  const isOpen = ride.status === 'pending' || ride.status === 'confirmed';
  const isOver = ride.endsAt !== null && new Date(ride.endsAt) <= now;
  if (!isOpen || isOver || seats === undefined || ride.passengerCount <= seats) return ride;
  const found = new Set([...ride.problems, 'tooFewSeats']);
  return { ...ride, problems: rideProblems.filter((problem) => found.has(problem)) };
}
