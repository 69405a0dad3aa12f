import { z } from 'zod';

/** Azerbaijan keeps UTC+4 all year; rides are planned in this zone. */
export const companyTimeZone = 'Asia/Baku';

const isoDate = new Intl.DateTimeFormat('en-CA', { timeZone: companyTimeZone });

/** Today's date in Baku as YYYY-MM-DD; such dates compare correctly as strings. */
export function todayInBaku(now: Date = new Date()): string {
  return isoDate.format(now);
}

/** A ride's date: a calendar day in Baku, YYYY-MM-DD. */
export const rideDate = z.iso.date();
/** A ride's time: a wall-clock time in Baku, HH:MM. */
export const rideTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
