import { useEffect, type ReactNode } from 'react';
import { repeatEarlyInput } from './early-input';
import { openGatesOnFirstInteraction } from './hydration-gate';

let isBeingHydrated = false;

/** To be called before hydration. */
export function beginHydration(): void {
  isBeingHydrated = true;
  openGatesOnFirstInteraction();
}

/** True while the scripts take over the rendered page, which is painted already: nothing is urgent then. */
export function isHydrating(): boolean {
  return isBeingHydrated;
}

/** The page that the scripts have taken over. The user timing `hydrated` says since when. */
export function HydratedPage({ children }: { children: ReactNode }) {
  useEffect(() => {
    isBeingHydrated = false;
    performance.mark('hydrated');
    repeatEarlyInput();
  }, []);
  return children;
}
