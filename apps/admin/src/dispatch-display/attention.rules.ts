import { rideProblems, type BoardRide, type RideProblem } from '@chauffeur/contracts';

/** What a dispatcher does about a ride: say yes to it, assign it, or look at it. */
export type NextStep = 'confirm' | 'assign' | 'open';

export function nextStepOf(problem: RideProblem): NextStep {
  if (problem === 'unanswered' || problem === 'urgent') return 'confirm';
  if (problem === 'noVehicle' || problem === 'noDriver') return 'assign';
  return 'open';
}

/** The rides with problems, the most urgent first: by their gravest problem, then by their start. */
export function byUrgency(rides: readonly BoardRide[]): BoardRide[] {
  return rides
    .filter(({ problems }) => problems.length > 0)
    .toSorted((one, other) => gravity(one) - gravity(other) || whenOf(one).localeCompare(whenOf(other)));
}

function gravity({ problems }: BoardRide): number {
  return Math.min(...problems.map((problem) => rideProblems.indexOf(problem)));
}

function whenOf({ bookingDate, bookingTime }: BoardRide): string {
  return `${bookingDate} ${bookingTime ?? ''}`;
}
