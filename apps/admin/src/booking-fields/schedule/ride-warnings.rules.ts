import { bakuInstant } from '@chauffeur/contracts/time/baku-instant';
import { rideDate, rideTime } from '@chauffeur/contracts/time/baku-time';
import type {
  DriverCandidate,
  VehicleCandidate,
} from '@chauffeur/contracts/bookings/changes/ride-candidates';

/** What staff should know, but may save all the same. */
export type RideWarning = 'past' | 'noVehicle' | 'tooFewSeats' | 'offHours' | 'longDay';

interface EnteredRide {
  readonly bookingDate: string;
  readonly bookingTime: string;
  readonly passengerCount: number | undefined;
  /** Seats of the chosen vehicle or car; undefined while none is chosen. */
  readonly seats: number | undefined;
  /** The vehicles that the ride may get, with their availability; undefined if one is chosen or none is known. */
  readonly vehicles?: readonly Pick<VehicleCandidate, 'state'>[] | undefined;
  /** The chosen driver's availability, if known. */
  readonly driver?: Pick<DriverCandidate, 'state' | 'isLongDay'> | undefined;
}

export function rideWarnings(ride: EnteredRide, now = new Date()): readonly RideWarning[] {
  const warnings: RideWarning[] = [];
  if (isPast(ride, now)) warnings.push('past');
  // A car without vehicles gets its first one with the ride.
  if (ride.vehicles?.length && ride.vehicles.every(({ state }) => state !== 'free'))
    warnings.push('noVehicle');
  if (ride.seats !== undefined && (ride.passengerCount ?? 0) > ride.seats) warnings.push('tooFewSeats');
  if (ride.driver?.state === 'offHours') warnings.push('offHours');
  if (ride.driver?.isLongDay) warnings.push('longDay');
  return warnings;
}

/** A ride without a time is past once its day is over. */
function isPast({ bookingDate, bookingTime }: EnteredRide, now: Date): boolean {
  if (!rideDate.safeParse(bookingDate).success) return false;
  const time = rideTime.safeParse(bookingTime).success ? bookingTime : '23:59';
  return bakuInstant(bookingDate, time) < now;
}
