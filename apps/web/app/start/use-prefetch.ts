import { useEffect } from 'react';
import { afterPaint } from './after-paint';

/** The first signs of a visitor who is about to press something. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/**
 * Fetches what a press will need at the visitor's first sign, so that it opens at once, and a page that is only loaded
 * has less to run; where that fails, it is fetched when it is needed. `load` must stay the same function.
 */
export function usePrefetch(load: () => Promise<unknown>): void {
  useEffect(() => {
    const end = () => {
      for (const sign of signs) window.removeEventListener(sign, start);
    };
    const start = () => {
      end();
      // The first sign may be a tap, which is shown first.
      void afterPaint().then(() => Promise.allSettled([load()]));
    };
    for (const sign of signs) window.addEventListener(sign, start, { passive: true });
    return end;
  }, [load]);
}
