import type { BookingStatus } from '@chauffeur/contracts/bookings/booking';
import type { DriverProblem, RideProgress } from '@chauffeur/contracts/bookings/crew/ride-state';
import { minuteMs } from '@chauffeur/contracts/time/durations';
import type { RideTimes } from './ride-problems.rules.js';

/** The part of a ride on which its driver's problems depend. */
export interface DriverProblemInput {
  readonly status: BookingStatus;
  /** Null without a time. */
  readonly times: RideTimes | null;
  readonly progress: Pick<RideProgress, 'state' | 'askedAt'>;
  /** Whether the driver takes rides. */
  readonly isActive: boolean;
  /** Whether the driver can report progress. */
  readonly canReportProgress: boolean;
  /** When the next ride of the vehicle or driver begins. */
  readonly nextStartsAt: Date | null;
}

/** Minutes (specification, III.4). */
const limits = { silent: 120, silentBeforeStart: 360, underWayBeforeStart: 30, nextRide: 60 } as const;

/** Returns what needs attention about a ride's driver, the most urgent first. */
export function driverProblemsOf(ride: DriverProblemInput, now: Date): DriverProblem[] {
  const { status, times, progress } = ride;
  if (status === 'pending' && progress.state === 'done') return ['doneButPending'];
  if (status !== 'pending' && status !== 'confirmed') return [];
  const isOver = times !== null && times.endsAt <= now;
  const problems: [DriverProblem, boolean][] = [
    ['declined', !isOver && progress.state === 'declined'],
    ['notUnderWay', !isOver && isNotUnderWay(ride, now)],
    ['driverSilent', !isOver && isSilent(ride, now)],
    ['runsOver', runsOver(ride, now)],
    ['noShow', progress.state === 'no_show'],
  ];
  return problems.flatMap(([problem, has]) => (has ? [problem] : []));
}

function isNotUnderWay({ times, progress, canReportProgress }: DriverProblemInput, now: Date): boolean {
  if (!canReportProgress || !times || (progress.state !== 'offered' && progress.state !== 'accepted'))
    return false;
  return minutesBetween(now, times.startsAt) <= limits.underWayBeforeStart;
}

/** Whether a driver has not answered, on the page or, as staff have noted, by phone. */
function isSilent({ isActive, times, progress }: DriverProblemInput, now: Date): boolean {
  if (!isActive || progress.state !== 'offered' || progress.askedAt === null) return false;
  if (minutesBetween(new Date(progress.askedAt), now) >= limits.silent) return true;
  return times !== null && minutesBetween(now, times.startsAt) <= limits.silentBeforeStart;
}

function runsOver({ times, progress, nextStartsAt }: DriverProblemInput, now: Date): boolean {
  if (progress.state !== 'on_board' || !times || times.endsAt >= now || !nextStartsAt) return false;
  return minutesBetween(now, nextStartsAt) <= limits.nextRide;
}

function minutesBetween(from: Date, until: Date): number {
  return (until.getTime() - from.getTime()) / minuteMs;
}
