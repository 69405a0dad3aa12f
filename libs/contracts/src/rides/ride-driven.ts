import type { ShownRideProgress } from '../bookings/crew/ride-state.js';
import { boardingFrom } from '../driver-page/step-window.js';
import { bakuInstant } from '../time/baku-instant.js';

interface DrivenRide {
  /** YYYY-MM-DD in Baku. */
  readonly bookingDate: string;
  /** Null without a time. */
  readonly startsAt: Date | string | null;
}

/** Returns from when a ride's customer can be on board; without a time, shortly before its day in Baku. */
export function boardingOf({ bookingDate, startsAt }: DrivenRide): Date {
  return boardingFrom(startsAt === null ? bakuInstant(bookingDate, '00:00') : new Date(startsAt));
}

/** Whether a ride was driven, perhaps early: its driver was done, and not before its customer could be on board. */
export function wasDriven(
  ride: DrivenRide,
  { state, since }: Pick<ShownRideProgress, 'state' | 'since'>,
): boolean {
  return state === 'done' && since !== null && new Date(since) >= boardingOf(ride);
}
