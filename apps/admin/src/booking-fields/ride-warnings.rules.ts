import { bakuInstant, rideDate, rideTime } from '@chauffeur/contracts';

/** What staff may do all the same, but should know. */
export type RideWarning = 'past' | 'tooFewSeats';

interface EnteredRide {
  readonly bookingDate: string;
  readonly bookingTime: string;
  readonly passengerCount: number | undefined;
  /** Of the chosen car; undefined while none is chosen. */
  readonly seats: number | undefined;
}

export function rideWarnings(ride: EnteredRide, now = new Date()): readonly RideWarning[] {
  const warnings: RideWarning[] = [];
  if (isPast(ride, now)) warnings.push('past');
  if (ride.seats !== undefined && (ride.passengerCount ?? 0) > ride.seats) warnings.push('tooFewSeats');
  return warnings;
}

/** A ride without a time is over with its day. */
function isPast({ bookingDate, bookingTime }: EnteredRide, now: Date): boolean {
  if (!rideDate.safeParse(bookingDate).success) return false;
  const time = rideTime.safeParse(bookingTime).success ? bookingTime : '23:59';
  return bakuInstant(bookingDate, time) < now;
}
