/** Pause in milliseconds before attempt `failures + 1`: doubles from `firstMs` up to `capMs`, spread by a fifth. */
export function backoffMs(
  failures: number,
  { firstMs, capMs }: { firstMs: number; capMs: number },
  random: () => number = Math.random,
): number {
  const doubled = Math.min(capMs, firstMs * 2 ** Math.min(failures - 1, 30));
  // The spread keeps many that failed together from coming back together.
  return Math.round(doubled * (0.8 + 0.4 * random()));
}

/** A message whose handling fails this many times is parked. */
export const MESSAGE_ATTEMPTS = 4;

/** Between attempts at one message: about 0.5, 1 and 2 seconds. */
export const MESSAGE_BACKOFF = { firstMs: 500, capMs: 2_000 };

/** While database, broker or network are away. */
export const FAULT_BACKOFF = { firstMs: 250, capMs: 15_000 };

/** Before an outbox row that the transport refused is offered again. */
export const REFUSED_BACKOFF = { firstMs: 500, capMs: 60_000 };
