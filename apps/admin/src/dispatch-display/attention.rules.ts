import { rideProblems, type ShownRideProblem } from '@chauffeur/contracts/bookings/ride-problems';
import { hourMs } from '@chauffeur/contracts/time/durations';
import { unknownValue } from '@chauffeur/contracts/http/tolerant-enum';
import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';
import type { ShownDriverProblem } from '@chauffeur/contracts/bookings/crew/ride-state';

/**
 * What a dispatcher does about a ride: confirm it, assign the vehicle or driver that it lacks, call its driver, assign
 * another driver, open the next ride of a driver who is late, or open the booking.
 */
export type NextStep = 'confirm' | 'assign' | 'call' | 'reassign' | 'nextRide' | 'open';

type Problem = ShownRideProblem | ShownDriverProblem;

const steps: Readonly<Partial<Record<Problem, readonly NextStep[]>>> = {
  declined: ['reassign'],
  notUnderWay: ['call'],
  driverSilent: ['call', 'reassign'],
  runsOver: ['nextRide'],
  unanswered: ['confirm'],
  urgent: ['confirm'],
  noVehicle: ['assign'],
  noDriver: ['assign'],
};

/** Problems from the most urgent to those that can wait until the evening. */
const byGravity: readonly Problem[] = [
  'declined',
  'notUnderWay',
  'driverSilent',
  'runsOver',
  'noShow',
  ...rideProblems,
  'doneButPending',
  unknownValue,
];

/** Returns the next steps for a ride's gravest problem. */
export function nextStepsOf(ride: BoardRide): readonly NextStep[] {
  const gravest = byGravity[gravity(ride)];
  return (gravest && steps[gravest]) ?? ['open'];
}

/** Whether the ride needs a vehicle next, rather than a driver. */
export function lacksVehicle({ problems }: BoardRide): boolean {
  return problems[0] === 'noVehicle';
}

/** From when before its start a ride comes first: drivers can set out from then. */
const soonMs = 4 * hourMs;

/**
 * Returns the rides with problems, the most urgent first: those that begin soon and lack something to be driven, then by their
 * gravest problem, then by their start. Otherwise tomorrow's requests would hide a ride without a driver in an hour.
 */
export function byUrgency(rides: readonly BoardRide[], now: string): BoardRide[] {
  const until = Date.parse(now) + soonMs;
  const isPressing = (ride: BoardRide) =>
    ride.startsAt !== null && Date.parse(ride.startsAt) <= until && !nextStepsOf(ride).includes('open');
  return rides
    .filter(hasProblem)
    .toSorted(
      (one, other) =>
        Number(isPressing(other)) - Number(isPressing(one)) ||
        gravity(one) - gravity(other) ||
        whenOf(one).localeCompare(whenOf(other)),
    );
}

function hasProblem({ problems, driverProblems }: BoardRide): boolean {
  return problems.length + driverProblems.length > 0;
}

function gravity({ problems, driverProblems }: BoardRide): number {
  return Math.min(...[...problems, ...driverProblems].map((problem) => byGravity.indexOf(problem)));
}

function whenOf({ bookingDate, bookingTime }: BoardRide): string {
  return `${bookingDate} ${bookingTime ?? ''}`;
}
