import { wholeNumber } from '../../entered-number.js';

/** Limits for suitcases of one size. */
export const luggageLimits = { min: 0, max: 50 } as const;

/** The number of large or small suitcases of a ride; errors are those of `wholeNumber`. */
export function suitcases(field: 'luggageLarge' | 'luggageSmall') {
  return wholeNumber(field, luggageLimits);
}
