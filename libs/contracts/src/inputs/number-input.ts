import { z } from 'zod';

/** A whole number that a person enters; errors begin with the field: `year.required`, `year.notWhole`, `year.belowMinimum`. */
export function wholeNumberInput(
  field: string,
  { min, max }: { readonly min: number; readonly max: number },
) {
  return z
    .number(`${field}.required`)
    .int(`${field}.notWhole`)
    .min(min, `${field}.belowMinimum`)
    .max(max, `${field}.aboveMaximum`);
}

/** Hours in steps of half an hour; errors are those of `wholeNumberInput`, and `durationHours.notHalfHours`. */
export function halfHoursInput(field: string, { min, max }: { readonly min: number; readonly max: number }) {
  return z
    .number(`${field}.required`)
    .min(min, `${field}.belowMinimum`)
    .max(max, `${field}.aboveMaximum`)
    .multipleOf(0.5, `${field}.notHalfHours`);
}
