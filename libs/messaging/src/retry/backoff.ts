import { sleep } from './timeouts.js';

interface Backoff {
  readonly initialMs: number;
  readonly maxMs: number;
}

/** A message whose handling fails this many times becomes a dead letter. */
export const MESSAGE_ATTEMPTS = 4;

/** Delay between attempts at one message: about 0.5, 1 and 2 seconds. */
export const MESSAGE_BACKOFF: Backoff = { initialMs: 500, maxMs: 2_000 };

/** Delay while database, broker or network are unavailable. */
export const UNAVAILABLE_BACKOFF: Backoff = { initialMs: 250, maxMs: 15_000 };

/** Delay before an outbox row that the transport rejected is published again. */
export const REJECTED_BACKOFF: Backoff = { initialMs: 500, maxMs: 60_000 };

/** Returns the milliseconds before attempt `failures + 1`: doubles from `initialMs` up to `maxMs`, with 20 % jitter. */
export function backoffMs(
  failures: number,
  { initialMs, maxMs }: Backoff,
  random: () => number = Math.random,
): number {
  const doubled = Math.min(maxMs, initialMs * 2 ** Math.min(failures - 1, 30));
  // The jitter spreads the retries of messages that failed together.
  return Math.round(doubled * (0.8 + 0.4 * random()));
}

/** Waits before attempt `failures + 1`; returns at once when the signal is aborted. */
export function backOff(failures: number, backoff: Backoff, signal: AbortSignal): Promise<void> {
  return sleep(backoffMs(failures, backoff), signal);
}
