/** Wrong passwords in a row that cost nothing. */
const freeFailures = 5;
/** Milliseconds of the first lock, doubled by each further failure, and of the longest. */
const lock = { initialMs: 15_000, maxMs: 15 * 60_000 };

/** Until when an account is locked after so many wrong passwords in a row; null while it is not. */
export function lockedUntil(failedSignIns: number, now: Date): Date | null {
  if (failedSignIns < freeFailures) return null;
  const duration = Math.min(lock.initialMs * 2 ** (failedSignIns - freeFailures), lock.maxMs);
  return new Date(now.getTime() + duration);
}
