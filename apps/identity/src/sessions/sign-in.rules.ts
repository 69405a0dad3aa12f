/** Wrong passwords in a row that cost nothing. */
const freeFailures = 5;
/** Milliseconds of the first lock, doubled by each further failure, and of the longest. */
const lock = { first: 15_000, longest: 15 * 60_000 };

/** Until when an account is locked after so many wrong passwords in a row; null while it is not. */
export function lockedUntil(failedSignIns: number, now: Date): Date | null {
  if (failedSignIns < freeFailures) return null;
  const duration = Math.min(lock.first * 2 ** (failedSignIns - freeFailures), lock.longest);
  return new Date(now.getTime() + duration);
}
