import { bakuInstant } from '../baku-instant.js';
import { dayMs, hourMs, minuteMs } from '../durations.js';

interface PlannedRide {
  /** YYYY-MM-DD in Baku. */
  readonly bookingDate: string;
  /** Null without a time. */
  readonly startsAt: Date | string | null;
  readonly durationMinutes: number | null;
}

/** Hours after its planned end in which a ride may still be driven, as after a flight that is late. */
const lateHours = 12;

/** When a ride is to end; of one without a time, when its day is over in Baku. */
export function plannedEndOf({ bookingDate, startsAt, durationMinutes }: PlannedRide): Date {
  if (startsAt === null) return new Date(bakuInstant(bookingDate, '00:00').getTime() + dayMs);
  return new Date(new Date(startsAt).getTime() + (durationMinutes ?? 0) * minuteMs);
}

/** Whether the start of a ride is over, by its date and time in Baku; of one without a time once its day is. */
export function hasBegun(
  { bookingDate, bookingTime }: { readonly bookingDate: string; readonly bookingTime: string | null },
  now: Date,
): boolean {
  const startsAt = bookingTime === null ? null : bakuInstant(bookingDate, bookingTime);
  return plannedEndOf({ bookingDate, startsAt, durationMinutes: 0 }) <= now;
}

/** Whether the time of a ride has passed, whatever its status says: it may be days before staff complete it. */
export function hasPassed(ride: PlannedRide, now: Date): boolean {
  return now.getTime() > plannedEndOf(ride).getTime() + lateHours * hourMs;
}
