import { wholeNumber } from '../../entered-number.js';

/** Suitcases of one size that a ride may have. */
export const luggageLimits = { min: 0, max: 50 } as const;

/** Large suitcases of a ride, or small ones; errors are those of `wholeNumber`. */
export function suitcases(field: 'luggageLarge' | 'luggageSmall') {
  return wholeNumber(field, luggageLimits);
}
