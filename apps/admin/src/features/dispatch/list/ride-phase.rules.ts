import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';
import { isAhead } from '../../../dispatch-display/is-ahead';

/** Where a ride of a day is: under way, the next to begin, after that, over. */
export const phases = ['now', 'next', 'later', 'done'] as const;
export type Phase = (typeof phases)[number];

/** A ride within this time is a next one, as is the first one to come, in milliseconds. */
const soonMs = 2 * 3_600_000;

/** Rides without a time come later. What is over early neither goes on nor is the next one to begin. */
export function phaseOf(ride: BoardRide, rides: readonly BoardRide[], now: string): Phase {
  const moment = Date.parse(now);
  if (!isAhead(ride, now)) return 'done';
  if (!ride.startsAt || !ride.endsAt) return 'later';
  const start = Date.parse(ride.startsAt);
  if (start <= moment) return 'now';
  const first = Math.min(
    ...rides.flatMap((one) =>
      one.startsAt && Date.parse(one.startsAt) > moment && isAhead(one, now) ? Date.parse(one.startsAt) : [],
    ),
  );
  return start - moment <= soonMs || start === first ? 'next' : 'later';
}
