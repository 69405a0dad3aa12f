const maxDelayMs = 3_600_000;
/** How long an email is retried after its first attempt failed temporarily, in milliseconds: a day. */
const retriedForMs = 24 * 3_600_000;
/** Spreads the retries of emails that failed together. */
const jitterShare = 0.25;

/** An attempt that failed temporarily and is made again. */
export class WillRetry extends Error {
  constructor(
    serverAnswer: string,
    /** The attempts of its round so far. */
    readonly attempts: number,
  ) {
    super(serverAnswer);
  }
}

/** Milliseconds before an email's next attempt after `error`: one that was no attempt, such as an outage of the database, delays no further. */
export function delayAfter(error: unknown, firstDelayMs: number, random?: () => number): number {
  return retryDelay(error instanceof WillRetry ? error.attempts : 1, firstDelayMs, random);
}

/** Milliseconds before the next attempt: `firstDelayMs` after the first, doubling up to an hour, plus up to a quarter. */
export function retryDelay(
  attemptsMade: number,
  firstDelayMs: number,
  random: () => number = Math.random,
): number {
  const delay = Math.min(firstDelayMs * 2 ** (attemptsMade - 1), maxDelayMs);
  return Math.round(delay * (1 + jitterShare * random()));
}

/** Whether an email whose first attempt was at `firstAttemptAt` is retried after this temporary failure. */
export function isRetried(firstAttemptAt: Date, now: Date): boolean {
  return now.getTime() - firstAttemptAt.getTime() < retriedForMs;
}
