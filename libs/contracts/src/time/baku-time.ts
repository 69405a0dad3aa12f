import { z } from 'zod';

/** Whether PostgreSQL can store a date or moment: it has no year 0. */
export const isStorable = (text: string) => !text.startsWith('0000');

/** A calendar day, YYYY-MM-DD, with `code` as its error or else `<field>.invalid`. */
export const calendarDay = (code?: string) => z.iso.date(code).refine(isStorable, code);

/** The last day that staff can enter. A ride in the year 9999 could end in one that responses can't contain. */
export const latestDay = '2199-12-31';

/**
 * A calendar day that staff type. A two-digit year, which date fields read as one of the first century, is `<field>.tooEarly`;
 * a day after `latestDay` is `<field>.tooLate`.
 */
export const dayInput = (field: string, invalid = `${field}.invalid`, earliest = '2000-01-01') =>
  z.iso
    .date({ error: invalid, abort: true })
    .refine((day) => day >= earliest, `${field}.tooEarly`)
    .refine((day) => day <= latestDay, `${field}.tooLate`);

/** A ride's date: a calendar day in Baku. */
export const rideDate = calendarDay();
/** A ride's time: a wall-clock time in Baku, HH:MM. */
export const rideTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
