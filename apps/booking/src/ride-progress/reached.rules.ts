import type { RideState } from '@chauffeur/contracts/bookings/crew/ride-state';
import type { Reached } from './ride-progress.js';

/** How far each state is; those that are not here are of a driver who has not agreed. */
const steps: Readonly<Partial<Record<RideState, number>>> = {
  accepted: 1,
  on_the_way: 2,
  arrived: 3,
  on_board: 4,
  done: 5,
  no_show: 5,
};

/** When a ride came to its states once it is in `to`: later ones are taken back, and `to` keeps its moment when it is returned to. */
export function reachedBy(reached: Reached, to: RideState, at: Date): Reached {
  const step = steps[to];
  if (step === undefined) return {};
  const before = Object.entries(reached).filter(([state]) => (steps[state as RideState] ?? 0) < step);
  const isReturn = Object.keys(reached).some((state) => (steps[state as RideState] ?? 0) > step);
  const moment = (isReturn ? reached[to] : undefined) ?? at.toISOString();
  return { ...Object.fromEntries(before), [to]: moment };
}

/** Whether a step leads on, and not back. */
export function isForward(from: RideState, to: RideState): boolean {
  return (steps[to] ?? 0) > (steps[from] ?? 0);
}
