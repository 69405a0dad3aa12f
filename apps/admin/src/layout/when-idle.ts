/**
 * Runs `work` while the browser is idle. Browsers without `requestIdleCallback` never run it.
 * @returns a function that cancels it
 */
export function whenIdle(work: () => void): (() => void) | undefined {
  if (!('requestIdleCallback' in window)) return undefined;
  const waiting = requestIdleCallback(work);
  return () => cancelIdleCallback(waiting);
}
