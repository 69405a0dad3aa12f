import { bakuInstant } from '@chauffeur/contracts/baku-instant';
import { bakuOffsetMs } from '@chauffeur/contracts/durations';
import { z } from 'zod';

/** A field of date and time in Baku; an empty one is reported by the contract. */
export const localMoment = z
  .string()
  .transform((moment) =>
    moment ? bakuInstant(moment.slice(0, 10), moment.slice(11, 16)).toISOString() : '',
  );

/** A moment as such a field shows it. */
export function localOf(moment: string): string {
  return new Date(Date.parse(moment) + bakuOffsetMs).toISOString().slice(0, 16);
}
