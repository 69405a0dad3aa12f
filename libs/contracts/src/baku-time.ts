import { z } from 'zod';

/** Of a date or a moment: PostgreSQL has no year 0. */
export const isStorable = (text: string) => !text.startsWith('0000');

/** A calendar day, YYYY-MM-DD, whose error is a code; `<field>.invalid` without one. */
export const calendarDay = (code?: string) => z.iso.date(code).refine(isStorable, code);

/** The last day that staff can enter: a ride of the year 9999 may end in one that no response can have. */
export const latestDay = '2199-12-31';

/**
 * A calendar day that staff type; a year of two digits, which a date field makes one of the first century, is `<field>.tooEarly`,
 * and one after `latestDay` `<field>.tooLate`.
 */
export const enteredDay = (field: string, invalid = `${field}.invalid`, earliest = '2000-01-01') =>
  z.iso
    .date({ error: invalid, abort: true })
    .refine((day) => day >= earliest, `${field}.tooEarly`)
    .refine((day) => day <= latestDay, `${field}.tooLate`);

/** A ride's date: a calendar day in Baku. */
export const rideDate = calendarDay();
/** A ride's time: a wall-clock time in Baku, HH:MM. */
export const rideTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
