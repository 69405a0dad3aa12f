import type { DriverRide } from '@chauffeur/contracts/driver-page/driver-rides';
import type { RideState } from '@chauffeur/contracts/bookings/crew/ride-state';
import { undoStepWithinSeconds } from '@chauffeur/contracts/driver-page/step-window';
import type { QueuedStep } from './queued-step';

/** The rank of a state; a step to a lower rank is an undo. */
const order: Readonly<Record<RideState, number>> = {
  none: 0,
  offered: 0,
  declined: 1,
  accepted: 1,
  on_the_way: 2,
  arrived: 3,
  on_board: 4,
  no_show: 5,
  done: 5,
};

/** Applies a step to a ride, until the server has responded and the list was read again. */
export function applyStep(ride: DriverRide, { from, to, happenedAt }: QueuedStep): DriverRide {
  const isUndo = order[to] < order[from];
  const until = new Date(Date.parse(happenedAt) + undoStepWithinSeconds * 1_000).toISOString();
  return {
    ...ride,
    state: to,
    since: happenedAt,
    undo: isUndo || to === 'declined' ? null : { to: from, until },
    rules: { ...ride.rules, arrivedAt: arrivalAfter(ride, to, happenedAt) },
  };
}

function arrivalAfter({ rules }: DriverRide, to: RideState, happenedAt: string): string | null {
  if (to === 'arrived' && rules.arrivedAt === null) return happenedAt;
  return order[to] < order.arrived ? null : rules.arrivedAt;
}

/** Applies queued steps to the rides. */
export function withQueuedSteps(
  rides: readonly DriverRide[],
  queued: readonly QueuedStep[],
): readonly DriverRide[] {
  return rides.map((ride) => queued.filter(({ rideId }) => rideId === ride.id).reduce(applyStep, ride));
}
