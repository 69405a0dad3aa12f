import { useEffect } from 'react';
import type { Screen } from './screen';
import { whenIdle } from './when-idle';

/**
 * Fetches the code of screens that are opened many times a day while the browser is idle, so that opening one waits only
 * for its data. Browsers without `requestIdleCallback` fetch the code when the screen is opened.
 */
export function usePreloadScreens(screens: readonly Screen[]): void {
  useEffect(
    () =>
      whenIdle(() => {
        for (const { prefetch, load } of screens) {
          // After a failure, it is fetched again when the screen is opened.
          if (prefetch) void load().catch(() => undefined);
        }
      }),
    [screens],
  );
}
