import { z } from 'zod';

/** Of a date or a moment: PostgreSQL has no year 0. */
export const isStorable = (text: string) => !text.startsWith('0000');

/** A calendar day, YYYY-MM-DD, whose error is a code; `<field>.invalid` without one. */
export const calendarDay = (code?: string) => z.iso.date(code).refine(isStorable, code);

/** A calendar day that staff type; a year of two digits, which a date field makes one of the first century, is `<field>.tooEarly`. */
export const enteredDay = (field: string, invalid = `${field}.invalid`, earliest = '2000-01-01') =>
  z.iso.date({ error: invalid, abort: true }).refine((day) => day >= earliest, `${field}.tooEarly`);

/** A ride's date: a calendar day in Baku. */
export const rideDate = calendarDay();
/** A ride's time: a wall-clock time in Baku, HH:MM. */
export const rideTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
