import { z } from 'zod';

/** Replaces a value that this release does not know. */
export const unknownValue = 'unknown';

/**
 * A value for display, to which later releases may add others; one that this release does not know is read as `unknown`. So a
 * gateway, or an open page, still shows everything else during a rollout. Not for values that code decides by, such as a
 * booking's status: those need a release that reads the new value before one that writes it.
 */
export function tolerantEnum<const Known extends string>(known: readonly Known[]) {
  const value: z.ZodType<Known | typeof unknownValue> = z.enum([...known, unknownValue]);
  return value.catch(unknownValue);
}
