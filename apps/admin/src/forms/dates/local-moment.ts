import { bakuInstant } from '@chauffeur/contracts/time/baku-instant';
import { bakuOffsetMs } from '@chauffeur/contracts/time/durations';
import { z } from 'zod';

/** Limits years to four digits, so that typing moves on to the hour. */
export const momentField = { inputLabel: { shrink: true }, htmlInput: { max: '9999-12-31T23:59' } };

/** A date and time in Baku. Input that is no moment, such as '' or a year of five digits, is left to the contract. */
export const localMoment = z
  .string()
  .transform((moment) =>
    /^\d{4}-/.test(moment) ? bakuInstant(moment.slice(0, 10), moment.slice(11, 16)).toISOString() : moment,
  );

/** Formats a moment as the value of such a field. */
export function localMomentOf(moment: string): string {
  return new Date(Date.parse(moment) + bakuOffsetMs).toISOString().slice(0, 16);
}
