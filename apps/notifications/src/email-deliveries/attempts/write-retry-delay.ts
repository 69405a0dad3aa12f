import { isUnavailableError } from '@chauffeur/messaging';

/** Delays before a failed write is retried, in milliseconds. */
const delays = [200, 1_000, 3_000, 10_000];
/** Delays while the database is unavailable: its restart may take ten minutes. */
const delaysWhileUnavailable = [...delays, ...Array.from({ length: 60 }, () => 10_000)];

/** Returns the milliseconds before the next retry after so many failures, or undefined if there are no more retries. */
export function writeRetryDelay(failures: number, error: unknown): number | undefined {
  return (isUnavailableError(error) ? delaysWhileUnavailable : delays)[failures - 1];
}
