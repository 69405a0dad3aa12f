import { z } from 'zod';

/** Stands for a value that this release does not know. */
export const unknownValue = 'unknown';

/**
 * One of the values that a response shows and later releases add to. One that this release does not know reads as `unknown`:
 * during a rollout a gateway, or a page that was opened before it, gets some, and shows everything else as before. What is decided
 * by, such as a booking's status, is no such value: a release that reads a new one comes before the one that writes it.
 */
export function shownValue<const Known extends string>(known: readonly Known[]) {
  const value: z.ZodType<Known | typeof unknownValue> = z.enum([...known, unknownValue]);
  return value.catch(unknownValue);
}
