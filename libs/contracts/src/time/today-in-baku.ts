import { bakuOffsetMs } from './durations.js';

/** The time zone of rides, which is UTC+4 all year. */
export const companyTimeZone = 'Asia/Baku';

/** Returns today's date in Baku as YYYY-MM-DD; such dates compare correctly as strings. */
export function todayInBaku(now: Date = new Date()): string {
  return new Date(now.getTime() + bakuOffsetMs).toISOString().slice(0, 10);
}

/** Formats a moment in Baku's time for spreadsheets: `2026-11-21 14:05`. */
export function momentInBaku(moment: string): string {
  const shifted = new Date(new Date(moment).getTime() + bakuOffsetMs).toISOString();
  return `${shifted.slice(0, 10)} ${shifted.slice(11, 16)}`;
}

/** Returns the current year in Baku. */
export function yearInBaku(now: Date = new Date()): number {
  return new Date(now.getTime() + bakuOffsetMs).getUTCFullYear();
}

/** Returns the moment at which the next year begins in Baku. */
export function nextYearInBaku(now: Date = new Date()): Date {
  return new Date(Date.UTC(yearInBaku(now) + 1, 0, 1) - bakuOffsetMs);
}
