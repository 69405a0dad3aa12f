import { bakuInstant } from '@chauffeur/contracts/time/baku-instant';
import { dayMs, minuteMs } from '@chauffeur/contracts/time/durations';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';

/** Returns the day so many days after today in Baku, YYYY-MM-DD. */
export function dayAfter(now: Date, days: number): string {
  return todayInBaku(new Date(now.getTime() + days * dayMs));
}

export function momentOf(now: Date, [days, time]: readonly [number, string]): Date {
  return bakuInstant(dayAfter(now, days), time);
}

export function minutesAfter(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * minuteMs);
}

export function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}
