import { bakuInstant } from '../time/baku-instant.js';
import { dayMs, hourMs, minuteMs } from '../time/durations.js';

interface PlannedRide {
  /** YYYY-MM-DD in Baku. */
  readonly bookingDate: string;
  /** Null without a time. */
  readonly startsAt: Date | string | null;
  readonly durationMinutes: number | null;
}

/** Hours after the planned end in which a ride may still take place, for example after a late flight. */
const lateHours = 12;

/** Days after the planned end in which a customer is still thanked for a ride that staff complete late. */
const thanksDays = 7;

/** Returns the planned end of a ride; without a time, the end of its day in Baku. */
export function plannedEndOf({ bookingDate, startsAt, durationMinutes }: PlannedRide): Date {
  if (startsAt === null) return new Date(bakuInstant(bookingDate, '00:00').getTime() + dayMs);
  return new Date(new Date(startsAt).getTime() + (durationMinutes ?? 0) * minuteMs);
}

/** Whether a ride has begun, by its date and time in Baku; without a time, whether its day is over. */
export function hasBegun(
  { bookingDate, bookingTime }: { readonly bookingDate: string; readonly bookingTime: string | null },
  now: Date,
): boolean {
  const startsAt = bookingTime === null ? null : bakuInstant(bookingDate, bookingTime);
  return plannedEndOf({ bookingDate, startsAt, durationMinutes: 0 }) <= now;
}

/** Whether a ride has passed by time, independent of its status: staff may complete it days later. */
export function hasPassed(ride: PlannedRide, now: Date): boolean {
  return now.getTime() > plannedEndOf(ride).getTime() + lateHours * hourMs;
}

/** Whether a ride ended so long ago that an email thanking for it would be out of place. */
export function isTooLateForThanks(ride: PlannedRide, now: Date): boolean {
  return now.getTime() > plannedEndOf(ride).getTime() + thanksDays * dayMs;
}
