/**
 * Seconds until an unsent delivery is checked again, by status. `waiting`: it waits for contact settings. `queued`: the
 * worker should have attempted it by then. `willRetry`: the queue may have lost it between two attempts.
 */
export const checkAfterSeconds = { waiting: 5, queued: 60, willRetry: 300 } as const;

/** Seconds for which an email that has an address waits for contact settings before it is sent without them. */
export const settingsGraceSeconds = 60;

export function checkTime(seconds: number, now: Date = new Date()): Date {
  return new Date(now.getTime() + seconds * 1_000);
}
