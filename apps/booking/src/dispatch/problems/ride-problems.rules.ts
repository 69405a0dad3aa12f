import type { BookingStatus } from '@chauffeur/contracts/bookings/booking';
import {
  driverNeededWithinHours,
  longDayHours,
  unansweredAfterMinutes,
  type RideProblem,
} from '@chauffeur/contracts/bookings/ride-problems';
import type { WorkingDay } from '@chauffeur/contracts/drivers/driver-hours';
import { dayMs, hourMs, minuteMs } from '@chauffeur/contracts/time/durations';
import { isOffHours } from '../../driver-hours/off-hours.rules.js';

/** A ride's time without its buffer; a half-open range. */
export interface RideTimes {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The part of a ride on which its problems depend. */
export interface RideProblemInput {
  readonly status: BookingStatus;
  /** Since when it has waited for an answer, if it is pending. */
  readonly pendingSince: Date;
  /** At shorter notice than the booking rules require. */
  readonly urgent: boolean;
  /** Null without a time. */
  readonly times: RideTimes | null;
  readonly carId: string;
  readonly totalPrice: number;
  /** The vehicle and driver that its booking names. */
  readonly wanted: { readonly vehicleId: string | null; readonly driverId: string | null };
  /** What it holds. */
  readonly vehicle: { readonly carId: string } | null;
  readonly driver: { readonly isActive: boolean; readonly hours: readonly WorkingDay[] } | null;
  /** The usual buffer of a ride of its kind, in minutes. */
  readonly usualBufferMinutes: number;
  /** Whether its customer has more open requests than may hold a vehicle. */
  readonly isOneOfTooMany: boolean;
  /** The other rides of its vehicle and of its driver. */
  readonly othersOfVehicle: readonly RideTimes[];
  readonly othersOfDriver: readonly RideTimes[];
}

/** Returns what needs attention about a ride, the most urgent first; once it is over, only a missing price. */
export function problemsOf(ride: RideProblemInput, now: Date): RideProblem[] {
  if (ride.status !== 'pending' && ride.status !== 'confirmed') return [];
  const isOver = ride.times !== null && ride.times.endsAt <= now;
  const problems: [RideProblem, boolean][] = [
    ['urgent', !isOver && isUnansweredUrgent(ride)],
    ['unanswered', !isOver && isUnanswered(ride, now)],
    ['noVehicle', !isOver && ride.times !== null && ride.vehicle === null],
    ['noDriver', !isOver && lacksDriver(ride, now)],
    ['driverInactive', !isOver && ride.driver?.isActive === false],
    ['notHeld', !isOver && isNotHeld(ride)],
    ['tight', !isOver && isTight(ride)],
    ['offHours', !isOver && isOutsideHours(ride)],
    ['longDay', !isOver && isInLongDay(ride)],
    ['otherCar', !isOver && ride.vehicle !== null && ride.vehicle.carId !== ride.carId],
    ['manyOpen', !isOver && ride.isOneOfTooMany],
    ['priceToAgree', ride.totalPrice === 0],
  ];
  return problems.flatMap(([problem, has]) => (has ? [problem] : []));
}

/** Whether an urgent request is unanswered; a confirmed ride is planned like any other. */
function isUnansweredUrgent({ status, urgent }: RideProblemInput): boolean {
  return status === 'pending' && urgent;
}

function isOutsideHours({ times, driver }: RideProblemInput): boolean {
  return times !== null && driver !== null && isOffHours(driver.hours, times);
}

function isUnanswered({ status, pendingSince }: RideProblemInput, now: Date): boolean {
  return status === 'pending' && now.getTime() - pendingSince.getTime() > unansweredAfterMinutes * minuteMs;
}

/** Whether a ride needs a driver now; one without a time occupies no driver, so the named one will drive it. */
function lacksDriver({ times, driver, wanted }: RideProblemInput, now: Date): boolean {
  if (!times) return false;
  if (driver) return false;
  // A named driver whom another ride has taken is missing as well.
  return (
    wanted.driverId !== null || times.startsAt.getTime() - now.getTime() <= driverNeededWithinHours * hourMs
  );
}

function isNotHeld({ times, wanted, vehicle, driver }: RideProblemInput): boolean {
  if (!times) return false;
  return (wanted.vehicleId !== null && !vehicle) || (wanted.driverId !== null && !driver);
}

function isTight({ times, usualBufferMinutes, othersOfVehicle, othersOfDriver }: RideProblemInput): boolean {
  if (!times) return false;
  const usualEnd = times.endsAt.getTime() + usualBufferMinutes * minuteMs;
  return [...othersOfVehicle, ...othersOfDriver].some(
    ({ startsAt }) => startsAt >= times.endsAt && startsAt.getTime() < usualEnd,
  );
}

function isInLongDay({ times, driver, othersOfDriver }: RideProblemInput): boolean {
  return times !== null && driver !== null && isLongDay(times, othersOfDriver);
}

/** Whether any 24 hours around the ride have more hours of its driver's rides than a day should. */
export function isLongDay(times: RideTimes, othersOfDriver: readonly RideTimes[]): boolean {
  const rides = [times, ...othersOfDriver];
  // The fullest span begins with a ride's start or ends with a ride's end.
  const spans = rides.flatMap(({ startsAt, endsAt }) => [startsAt.getTime(), endsAt.getTime() - dayMs]);
  return spans
    .filter((from) => overlapMs(times, from) > 0)
    .some((from) => rides.reduce((sum, ride) => sum + overlapMs(ride, from), 0) > longDayHours * hourMs);
}

function overlapMs({ startsAt, endsAt }: RideTimes, from: number): number {
  const until = from + dayMs;
  return Math.max(0, Math.min(endsAt.getTime(), until) - Math.max(startsAt.getTime(), from));
}
