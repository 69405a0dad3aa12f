import { useEffect } from 'react';
import { afterPaint } from './after-paint';

/** Events that show that the visitor is about to press something. */
const events = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/**
 * Loads code that a press will need on the visitor's first interaction, so that the press is fast and the page's start
 * does less. Failures are ignored: the code is loaded again when needed. `load` must be stable.
 */
export function usePrefetch(load: () => Promise<unknown>): void {
  useEffect(() => {
    const end = () => {
      for (const event of events) window.removeEventListener(event, start);
    };
    const start = () => {
      end();
      // The response to a tap is painted first.
      void afterPaint().then(() => Promise.allSettled([load()]));
    };
    for (const event of events) window.addEventListener(event, start, { passive: true });
    return end;
  }, [load]);
}
