import { rideProblems } from '@chauffeur/contracts/bookings/ride-problems';
import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';

/** Seats are the catalogue's, so that this one problem of a ride is found here. As booking's own, it is none of a ride that is over. */
export function withTooFewSeats<
  Ride extends Pick<BoardRide, 'status' | 'endsAt' | 'passengerCount' | 'problems'>,
>(ride: Ride, seats: number | undefined, now: Date): Ride {
  const isOpen = ride.status === 'pending' || ride.status === 'confirmed';
  const isOver = ride.endsAt !== null && new Date(ride.endsAt) <= now;
  if (!isOpen || isOver || seats === undefined || ride.passengerCount <= seats) return ride;
  const found = new Set([...ride.problems, 'tooFewSeats']);
  return { ...ride, problems: rideProblems.filter((problem) => found.has(problem)) };
}
