import type { ShownRideProgress } from '../bookings/crew/ride-state.js';
import { boardingFrom } from '../driver-page/step-window.js';
import { bakuInstant } from '../time/baku-instant.js';

interface DrivenRide {
  /** YYYY-MM-DD in Baku. */
  readonly bookingDate: string;
  /** Null without a time. */
  readonly startsAt: Date | string | null;
}

/** Returns when a ride starts; without a time, when its day in Baku does. */
export function startOf({ bookingDate, startsAt }: DrivenRide): Date {
  return startsAt === null ? bakuInstant(bookingDate, '00:00') : new Date(startsAt);
}

/** Returns from when a ride's customer can be on board; without a time, shortly before its day in Baku. */
export function boardingOf(ride: DrivenRide): Date {
  return boardingFrom(startOf(ride));
}

/**
 * Whether a ride was driven: its driver was done, and not before its customer could be on board.
 * @param from other moment before which the driver's step was meant for another ride
 */
export function wasDriven(
  ride: DrivenRide,
  { state, since }: Pick<ShownRideProgress, 'state' | 'since'>,
  from: Date = boardingOf(ride),
): boolean {
  return state === 'done' && since !== null && new Date(since) >= from;
}
