import { z } from 'zod';

/** A whole number as a person enters it; its errors carry the field's code, as `year.required`, `year.notWhole`, `year.belowMinimum`. */
export function wholeNumber(field: string, { min, max }: { readonly min: number; readonly max: number }) {
  return z
    .number(`${field}.required`)
    .int(`${field}.notWhole`)
    .min(min, `${field}.belowMinimum`)
    .max(max, `${field}.aboveMaximum`);
}

/** Hours in steps of half an hour; the error codes are those of `wholeNumber`, with `durationHours.notHalfHours` for the step. */
export function halfHours(field: string, { min, max }: { readonly min: number; readonly max: number }) {
  return z
    .number(`${field}.required`)
    .min(min, `${field}.belowMinimum`)
    .max(max, `${field}.aboveMaximum`)
    .multipleOf(0.5, `${field}.notHalfHours`);
}
