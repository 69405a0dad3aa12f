import { bakuInstant } from '@chauffeur/contracts/time/baku-instant';
import { beginsAtAirport } from '@chauffeur/contracts/bookings/airport';
import {
  finishedRideStates,
  underWayRideStates,
  type RideState,
} from '@chauffeur/contracts/bookings/crew/ride-state';
import { stepWindows, type SteppedRide } from '@chauffeur/contracts/driver-page/step-window';
import { dayMs, hourMs, minuteMs } from '@chauffeur/contracts/time/durations';
import type { BookingEntity } from '../bookings/booking.entity.js';

/** How long a driver sees a ride and its contact (specification, III.3), in hours. */
const shown = { past: 12, ahead: 14 * 24, cancelled: 2, contactAfterDone: 12 } as const;

type Ride = Pick<
  BookingEntity,
  'status' | 'bookingDate' | 'startsAt' | 'durationMinutes' | 'airportDirection' | 'pickupLocation' | 'tourId'
>;

export interface WaitingRules {
  readonly airportWaitMinutes: number;
  readonly freeWaitMinutes: number;
}

/** Returns a ride's start and end for the rules of steps; without a time, those of its day in Baku. */
export function timesForSteps({ bookingDate, startsAt, durationMinutes }: Ride): {
  startsAt: Date;
  endsAt: Date;
} {
  if (startsAt) return { startsAt, endsAt: new Date(startsAt.getTime() + (durationMinutes ?? 0) * minuteMs) };
  const day = bakuInstant(bookingDate, '00:00');
  return { startsAt: day, endsAt: new Date(day.getTime() + dayMs) };
}

/** Returns how many minutes a driver waits free of charge; more at the airport. */
export function waitMinutesOf(ride: Ride, rules: WaitingRules): number {
  return beginsAtAirport(ride) ? rules.airportWaitMinutes : rules.freeWaitMinutes;
}

export function steppedRideOfBooking(
  ride: Ride,
  state: RideState,
  arrivedAt: string | null,
  rules: WaitingRules,
): SteppedRide {
  return {
    ...timesForSteps(ride),
    state,
    hasTime: ride.startsAt !== null,
    waitMinutes: waitMinutesOf(ride, rules),
    arrivedAt: arrivedAt === null ? null : new Date(arrivedAt),
  };
}

/** Returns a ride's state for its driver: done if staff have completed it, whatever the driver's last step. */
export function stateForDriver({ status }: Pick<Ride, 'status'>, state: RideState): RideState {
  return status === 'completed' && !finishedRideStates.includes(state) ? 'done' : state;
}

/** The state of a listed ride. */
interface Listed {
  readonly state: RideState;
  readonly since: Date | null;
  readonly cancelledAt: Date | null;
}

/** Whether a ride is in its driver's list: from 12 hours ago to 14 days ahead; a cancelled one for two more hours. */
export function isListed(ride: Ride, { state, since, cancelledAt }: Listed, now: Date): boolean {
  const { startsAt, endsAt } = timesForSteps(ride);
  if (ride.status === 'cancelled' && !isWithin(cancelledAt, shown.cancelled, now)) return false;
  if (startsAt.getTime() > now.getTime() + shown.ahead * hourMs) return false;
  if (underWayRideStates.includes(state) && ride.status !== 'cancelled') return true;
  return (
    isWithin(endsAt, shown.past, now) ||
    (finishedRideStates.includes(state) && isWithin(since, shown.past, now))
  );
}

/** Returns from when a driver sees the customer's contact. */
export function contactFrom(ride: Ride, contactsFromHours: number): Date {
  return new Date(timesForSteps(ride).startsAt.getTime() - contactsFromHours * hourMs);
}

/** Whether the driver sees the contact now: until 12 hours after the ride is done; never for a cancelled ride. */
export function showsContact(
  ride: Ride,
  { state, since }: Omit<Listed, 'cancelledAt'>,
  contactsFromHours: number,
  now: Date,
): boolean {
  if (ride.status === 'cancelled' || now < contactFrom(ride, contactsFromHours)) return false;
  if (finishedRideStates.includes(state)) return isWithin(since, shown.contactAfterDone, now);
  return (
    underWayRideStates.includes(state) || isWithin(timesForSteps(ride).endsAt, shown.contactAfterDone, now)
  );
}

/** Whether a time is ahead, or at most so many hours ago. */
function isWithin(moment: Date | null, hours: number, now: Date): boolean {
  return moment !== null && now.getTime() <= moment.getTime() + hours * hourMs;
}

/** Returns the possible next steps of a ride, in the form of a response; none if it is cancelled. */
export function possibleSteps(ride: Ride, stepped: SteppedRide) {
  if (ride.status === 'cancelled') return [];
  return stepWindows(stepped).map(({ to, from, until }) => ({
    to,
    from: from?.toISOString() ?? null,
    until: until?.toISOString() ?? null,
  }));
}
