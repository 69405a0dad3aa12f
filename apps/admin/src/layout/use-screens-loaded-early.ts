import { useEffect } from 'react';
import type { Screen } from './screen';
import { whenIdle } from './when-idle';

/**
 * Fetches the code of screens that are opened many times a day while the browser has nothing else to do, so that
 * opening one waits for its data alone. Browsers that can't tell when that is fetch it when the screen is opened.
 */
export function useScreensLoadedEarly(screens: readonly Screen[]): void {
  useEffect(
    () =>
      whenIdle(() => {
        for (const { prefetch, load } of screens) {
          // Where it fails, it is fetched again when the screen is opened.
          if (prefetch) void load().catch(() => undefined);
        }
      }),
    [screens],
  );
}
