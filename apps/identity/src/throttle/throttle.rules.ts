/** Wrong passwords that cost nothing: of a source, and of an unknown one while the account is under attack. */
const freeFailures = { usual: 5, underAttack: 1 } as const;
/** Wrong passwords of unknown sources in an hour, from which on an account is under attack. */
export const attackFailures = 50;
/** Milliseconds of the first wait, doubled by each further failure, and of the longest. */
const wait = { initialMs: 15_000, maxMs: 15 * 60_000 };
/** Milliseconds after which one failure is forgiven, and then another. */
const forgivenEveryMs = 15 * 60_000;

/** Wrong passwords for one account from one source, and when the last one came. */
export interface Failures {
  readonly failures: number;
  readonly lastAt: Date;
}

/** Milliseconds until the source may try again; 0 where it may now. */
export function waitingTime({ failures, lastAt }: Failures, isUnderAttack: boolean, now: Date): number {
  const free = isUnderAttack ? freeFailures.underAttack : freeFailures.usual;
  if (failures < free) return 0;
  const duration = Math.min(wait.initialMs * 2 ** (failures - free), wait.maxMs);
  return Math.max(0, lastAt.getTime() + duration - now.getTime());
}

/** What is left of the failures after a while. */
export function remainingFailures({ failures, lastAt }: Failures, now: Date): number {
  const forgiven = Math.floor((now.getTime() - lastAt.getTime()) / forgivenEveryMs);
  return Math.max(0, failures - Math.max(0, forgiven));
}
