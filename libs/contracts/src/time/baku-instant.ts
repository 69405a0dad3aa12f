/**
 * Returns the moment of a ride's date (YYYY-MM-DD) and time (HH:MM) in Baku, which is UTC+4 all year. Not in the file of their
 * schemas, so that pages can use it without loading zod.
 */
export function bakuInstant(date: string, time: string): Date {
  return new Date(`${date}T${time}:00+04:00`);
}
