/** Milliseconds; pages in background tabs are never painted. */
const timeout = 100;

/** Resolves after the next paint, so that the visible response to a tap comes before the work that it starts. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, timeout);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
