/**
 * Seconds until an unsent delivery is checked again: one that waits for settings soon, an enqueued one when the worker
 * should long have attempted it, one between two attempts now and then, in case the queue has lost it.
 */
export const checkAfterSeconds = { waiting: 5, queued: 60, willRetry: 300 } as const;

/** How long an email that has an address waits for contact settings before it goes out without them, in seconds. */
export const settingsGraceSeconds = 60;

export function checkTime(seconds: number, now: Date = new Date()): Date {
  return new Date(now.getTime() + seconds * 1_000);
}
