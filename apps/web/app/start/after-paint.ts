/** Milliseconds after which a page that is not painted, as in a tab behind others, is waited for no longer. */
const timeout = 100;

/** Resolves once what has just been drawn is painted: what a visitor sees of a tap comes before what it starts. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, timeout);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
