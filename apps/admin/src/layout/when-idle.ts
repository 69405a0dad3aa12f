/**
 * Does something while the browser has nothing else to do; browsers that can't tell when that is don't do it.
 * @returns what gives it up
 */
export function whenIdle(work: () => void): (() => void) | undefined {
  if (!('requestIdleCallback' in window)) return undefined;
  const waiting = requestIdleCallback(work);
  return () => cancelIdleCallback(waiting);
}
