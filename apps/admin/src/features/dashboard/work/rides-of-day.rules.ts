import type { BoardRide, DispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { isAhead } from '../../../dispatch-display/is-ahead';

/** How many rides of a day are shown; the link to the board leads to the others. */
const maxRides = 12;

interface RidesOfDay {
  readonly count: number;
  /** How many have ended. */
  readonly ended: number;
  /** Open rides only. */
  readonly withoutDriver: number;
  /** The next rides, sorted by time: those under way first, those without a time last. */
  readonly next: readonly BoardRide[];
}

/**
 * Returns a day's rides from a board: those that begin on it, and today also those under way since the evening before.
 */
export function ridesOfDay({ rides, now }: DispatchBoard, day: string): RidesOfDay {
  const isToday = todayInBaku(new Date(now)) === day;
  const ofDay = rides.filter(
    (ride) => ride.bookingDate === day || (isToday && ride.bookingDate < day && isAhead(ride, now)),
  );
  const ahead = ofDay.filter((ride) => isAhead(ride, now));
  const timeOf = ({ startsAt }: BoardRide) => startsAt ?? '9';
  return {
    count: ofDay.length,
    ended: ofDay.length - ahead.length,
    withoutDriver: ofDay.filter(({ status, driverId }) => status !== 'completed' && !driverId).length,
    next: ahead.toSorted((one, other) => (timeOf(one) < timeOf(other) ? -1 : 1)).slice(0, maxRides),
  };
}
