const longestDelayMs = 3_600_000;
/** How long a mail is tried again after its first attempt failed for the time being, in milliseconds: a day. */
const retriedForMs = 24 * 3_600_000;
/** Spreads the retries of mails that failed together. */
const jitterShare = 0.25;

/** Milliseconds before the next attempt: `firstDelayMs` after the first, doubling up to an hour, plus up to a quarter. */
export function retryDelay(
  attemptsMade: number,
  firstDelayMs: number,
  random: () => number = Math.random,
): number {
  const delay = Math.min(firstDelayMs * 2 ** (attemptsMade - 1), longestDelayMs);
  return Math.round(delay * (1 + jitterShare * random()));
}

/** Whether a mail whose first attempt was at `firstAttemptAt` gets another one after this temporary failure. */
export function isTriedAgain(firstAttemptAt: Date, now: Date): boolean {
  return now.getTime() - firstAttemptAt.getTime() < retriedForMs;
}
