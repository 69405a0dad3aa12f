import type { RideState } from '@chauffeur/contracts/bookings/crew/ride-state';
import type { ReachedStates } from './ride-progress.js';

/** The order of the states; a driver in any other state has not agreed. */
const steps: Readonly<Partial<Record<RideState, number>>> = {
  accepted: 1,
  on_the_way: 2,
  arrived: 3,
  on_board: 4,
  done: 5,
  no_show: 5,
};

/**
 * Returns when a ride reached its states, now that it is in `to`: later states are removed, and a state that is
 * returned to retains its time.
 */
export function reachedStatesAfter(reached: ReachedStates, to: RideState, at: Date): ReachedStates {
  const step = steps[to];
  if (step === undefined) return {};
  const before = Object.entries(reached).filter(([state]) => (steps[state as RideState] ?? 0) < step);
  const isReturn = Object.keys(reached).some((state) => (steps[state as RideState] ?? 0) > step);
  const moment = (isReturn ? reached[to] : undefined) ?? at.toISOString();
  return { ...Object.fromEntries(before), [to]: moment };
}

/** Whether a step leads forward. */
export function isForward(from: RideState, to: RideState): boolean {
  return (steps[to] ?? 0) > (steps[from] ?? 0);
}
