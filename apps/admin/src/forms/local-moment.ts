import { bakuInstant } from '@chauffeur/contracts/baku-instant';
import { bakuOffsetMs } from '@chauffeur/contracts/durations';
import { z } from 'zod';

/** Years have four digits, so that typing goes on to the hour by itself. */
export const momentField = { inputLabel: { shrink: true }, htmlInput: { max: '9999-12-31T23:59' } };

/** A field of date and time in Baku; what is empty or no moment, as in a year of five digits, is reported by the contract. */
export const localMoment = z
  .string()
  .transform((moment) =>
    /^\d{4}-/.test(moment) ? bakuInstant(moment.slice(0, 10), moment.slice(11, 16)).toISOString() : moment,
  );

/** A moment as such a field shows it. */
export function localOf(moment: string): string {
  return new Date(Date.parse(moment) + bakuOffsetMs).toISOString().slice(0, 16);
}
