const maxDelayMs = 3_600_000;
/** Milliseconds for which an email is retried after its first attempt: a day. */
const retriedForMs = 24 * 3_600_000;
/** Spreads the retries of emails that failed at the same time. */
const jitterShare = 0.25;

/** A temporary failure, thrown so that the queue retries. */
export class WillRetry extends Error {
  constructor(
    serverAnswer: string,
    /** Number of attempts in this round so far. */
    readonly attempts: number,
  ) {
    super(serverAnswer);
  }
}

/**
 * Returns the milliseconds before an email's next attempt after `error`. Errors before sending, such as an outage of
 * the database, do not increase the delay.
 */
export function delayAfter(error: unknown, firstDelayMs: number, random?: () => number): number {
  return retryDelay(error instanceof WillRetry ? error.attempts : 1, firstDelayMs, random);
}

/**
 * Returns the milliseconds before the next attempt: `firstDelayMs`, doubled up to an hour, plus a jitter of up to a
 * quarter.
 */
export function retryDelay(
  attemptsMade: number,
  firstDelayMs: number,
  random: () => number = Math.random,
): number {
  const delay = Math.min(firstDelayMs * 2 ** (attemptsMade - 1), maxDelayMs);
  return Math.round(delay * (1 + jitterShare * random()));
}

/** Returns whether an email whose first attempt was at `firstAttemptAt` is retried after a temporary failure. */
export function isRetried(firstAttemptAt: Date, now: Date): boolean {
  return now.getTime() - firstAttemptAt.getTime() < retriedForMs;
}
