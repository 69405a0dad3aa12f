import type { WorkingDay } from '@chauffeur/contracts/drivers/driver-hours';
import { minuteMs } from '@chauffeur/contracts/time/durations';

const dayMinutes = 24 * 60;
const weekMinutes = 7 * dayMinutes;
/** Baku is four hours ahead of UTC all year. */
const offsetMinutes = 4 * 60;
/** 1970-01-01 was a Thursday, the fourth day. */
const epochWeekday = 4;

/**
 * Whether any part of a ride is outside its driver's working hours. Adjacent spans, as Monday's until midnight and
 * Tuesday's from midnight, count as one. A driver without hours is always at work.
 */
export function isOffHours(
  hours: readonly WorkingDay[],
  { startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date },
): boolean {
  if (hours.length === 0) return false;
  let minute = minuteOfWeek(startsAt);
  let left = (endsAt.getTime() - startsAt.getTime()) / minuteMs;
  // Each step goes to the end of the current span.
  while (left > 0) {
    const atWork = Math.max(...hours.map((day) => minutesLeftIn(day, minute)));
    if (atWork <= 0) return true;
    left -= atWork;
    minute = (minute + atWork) % weekMinutes;
  }
  return false;
}

/** Returns the minutes since Monday's midnight in Baku. */
function minuteOfWeek(moment: Date): number {
  const minutes = moment.getTime() / minuteMs + offsetMinutes + (epochWeekday - 1) * dayMinutes;
  return ((minutes % weekMinutes) + weekMinutes) % weekMinutes;
}

/** Returns the minutes from a minute of the week to the end of the span; 0 outside it. */
function minutesLeftIn({ weekday, from, until }: WorkingDay, minute: number): number {
  const start = (weekday - 1) * dayMinutes + minuteOfDay(from);
  const length = minuteOfDay(until) - minuteOfDay(from);
  const passed = (minute - start + weekMinutes) % weekMinutes;
  return Math.max((length > 0 ? length : length + dayMinutes) - passed, 0);
}

function minuteOfDay(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
