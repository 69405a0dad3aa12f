import { z } from 'zod';

/** A ride's date: a calendar day in Baku, YYYY-MM-DD. */
export const rideDate = z.iso.date();
/** A ride's time: a wall-clock time in Baku, HH:MM. */
export const rideTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** The moment of a ride's date and time; Azerbaijan keeps UTC+4 all year. */
export function bakuInstant(date: string, time: string): Date {
  return new Date(`${date}T${time}:00+04:00`);
}
