import { isUnavailableError } from '@chauffeur/messaging';

/** Delays before a failed write is repeated, in milliseconds. */
const delays = [200, 1_000, 3_000, 10_000];
/** The same while the database is unavailable: a restart of it may take ten minutes. */
const delaysWhileUnavailable = [...delays, ...Array.from({ length: 60 }, () => 10_000)];

/** Milliseconds before the next write after so many that failed; undefined when no further one is made. */
export function writeRetryDelay(failures: number, error: unknown): number | undefined {
  return (isUnavailableError(error) ? delaysWhileUnavailable : delays)[failures - 1];
}
