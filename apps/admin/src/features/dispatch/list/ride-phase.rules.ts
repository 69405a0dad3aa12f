import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';

/** Where a ride of a day is: under way, the next to begin, after that, over. */
export const phases = ['now', 'next', 'later', 'done'] as const;
export type Phase = (typeof phases)[number];

/** A ride within this time is a next one, as is the first one to come, in milliseconds. */
const soonMs = 2 * 3_600_000;

/** Rides without a time come later. */
export function phaseOf(ride: BoardRide, rides: readonly BoardRide[], now: string): Phase {
  if (!ride.startsAt || !ride.endsAt) return 'later';
  const moment = Date.parse(now);
  if (Date.parse(ride.endsAt) <= moment) return 'done';
  const start = Date.parse(ride.startsAt);
  if (start <= moment) return 'now';
  const first = Math.min(
    ...rides.flatMap(({ startsAt }) =>
      startsAt && Date.parse(startsAt) > moment ? Date.parse(startsAt) : [],
    ),
  );
  return start - moment <= soonMs || start === first ? 'next' : 'later';
}
