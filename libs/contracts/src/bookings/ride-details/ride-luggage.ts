import { wholeNumberInput } from '../../inputs/number-input.js';

/** Limits for suitcases of one size. */
export const luggageLimits = { min: 0, max: 50 } as const;

/** The number of large or small suitcases of a ride; errors are those of `wholeNumberInput`. */
export function suitcases(field: 'luggageLarge' | 'luggageSmall') {
  return wholeNumberInput(field, luggageLimits);
}
