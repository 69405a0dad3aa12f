const firstDelayMs = 10_000;
const longestDelayMs = 3_600_000;
const retriedForMs = 24 * 3_600_000;
/** Spreads retries of mails that failed together; added on top, so that the total never shrinks below 24 hours. */
const jitterShare = 0.25;

/** Milliseconds before the next attempt: 10 s after the first, doubling up to an hour, plus up to a quarter. */
export function retryDelay(attemptsMade: number, random: () => number = Math.random): number {
  return Math.round(delayWithoutJitter(attemptsMade) * (1 + jitterShare * random()));
}

function delayWithoutJitter(attemptsMade: number): number {
  return Math.min(firstDelayMs * 2 ** (attemptsMade - 1), longestDelayMs);
}

/** Attempts that a mail gets: enough to go on for at least 24 hours. */
export const attemptLimit = attemptsWithin(retriedForMs);

function attemptsWithin(duration: number): number {
  let attempts = 1;
  for (let waited = 0; waited < duration; attempts++) waited += delayWithoutJitter(attempts);
  return attempts;
}
