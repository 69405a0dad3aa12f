import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { DriverPage } from './driver-page';
import type { PageState } from './page-state';

export const PageContext = createContext<DriverPage | undefined>(undefined);

/** The page whose actions the screens call. */
export function usePage(): DriverPage {
  const page = useContext(PageContext);
  if (!page) throw new Error('outside of PageContext');
  return page;
}

export function usePageState(): PageState {
  const page = usePage();
  return useSyncExternalStore(page.subscribe, page.current);
}

/** How often time-dependent content is re-rendered, in milliseconds. */
const tickMs = 5_000;

/** The server's time, for what is possible only from or until a moment. */
export function useNow(): number {
  const page = usePage();
  const [now, setNow] = useState(() => page.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(page.now()), tickMs);
    // A response to a step or to a list has set the clock.
    const unsubscribe = page.subscribe(() => setNow(page.now()));
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, [page]);
  return now;
}
