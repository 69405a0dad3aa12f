const firstMs = 5_000;
const maxMs = 300_000;

/** Milliseconds to wait after consecutive failures: 5 s, doubled each time, up to 5 min (specification, III.4). */
export function retryDelay(failures: number): number {
  return Math.min(firstMs * 2 ** Math.max(failures - 1, 0), maxMs);
}
