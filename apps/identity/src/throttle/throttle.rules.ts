/** Wrong passwords without a wait: of any source, and of an unknown one while the account is under attack. */
const freeFailures = { usual: 5, underAttack: 1 } as const;
/** Number of wrong passwords from unknown sources within an hour at which an account is under attack. */
export const attackFailures = 50;
/** The first wait, which doubles with each further failure, and the maximum. */
const wait = { initialMs: 15_000, maxMs: 15 * 60_000 };
/** Milliseconds after which each further failure is forgiven. */
const forgivenEveryMs = 15 * 60_000;

/** Number of wrong passwords for one account from one source, and the time of the last one. */
export interface Failures {
  readonly failures: number;
  readonly lastAt: Date;
}

/** Returns the milliseconds until the source may try again; 0 if it may now. */
export function waitingTime({ failures, lastAt }: Failures, isUnderAttack: boolean, now: Date): number {
  const free = isUnderAttack ? freeFailures.underAttack : freeFailures.usual;
  if (failures < free) return 0;
  const duration = Math.min(wait.initialMs * 2 ** (failures - free), wait.maxMs);
  return Math.max(0, lastAt.getTime() + duration - now.getTime());
}

/** Returns the number of failures that are not forgiven yet. */
export function remainingFailures({ failures, lastAt }: Failures, now: Date): number {
  const forgiven = Math.floor((now.getTime() - lastAt.getTime()) / forgivenEveryMs);
  return Math.max(0, failures - Math.max(0, forgiven));
}
