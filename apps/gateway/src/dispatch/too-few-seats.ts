import { rideProblems } from '@chauffeur/contracts/bookings/ride-problems';
import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';

/** Seats are the catalogue's, so that this one problem of a ride is found here. */
export function withTooFewSeats<Ride extends Pick<BoardRide, 'status' | 'passengerCount' | 'problems'>>(
  ride: Ride,
  seats: number | undefined,
): Ride {
  const isOpen = ride.status === 'pending' || ride.status === 'confirmed';
  if (!isOpen || seats === undefined || ride.passengerCount <= seats) return ride;
  const found = new Set([...ride.problems, 'tooFewSeats']);
  return { ...ride, problems: rideProblems.filter((problem) => found.has(problem)) };
}
