import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';
import { isAhead } from '../../../dispatch-display/is-ahead';

/** The phase of a ride within its day: under way, next to begin, later, or over. */
export const phases = ['now', 'next', 'later', 'done'] as const;
export type Phase = (typeof phases)[number];

/** Rides that begin within this time count as next, in milliseconds. So does the first one to come. */
const soonMs = 2 * 3_600_000;

/** Returns a ride's phase. Rides without a time are later. A ride that ended early is neither under way nor next. */
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
