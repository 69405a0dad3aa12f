import { useEffect, type ReactNode } from 'react';
import { repeatEarlyInput } from '../early-input';
import { openGatesOnFirstInteraction } from './hydration-gate';

let isBeingHydrated = false;

/** Must be called before hydration. */
export function beginHydration(): void {
  isBeingHydrated = true;
  openGatesOnFirstInteraction();
}

/** Returns true during hydration, when the page is already painted and nothing is urgent. */
export function isHydrating(): boolean {
  return isBeingHydrated;
}

/** Marks the end of hydration with the user timing `hydrated`, and replays the visitor's input from before. */
export function HydratedPage({ children }: { children: ReactNode }) {
  useEffect(() => {
    isBeingHydrated = false;
    performance.mark('hydrated');
    repeatEarlyInput();
  }, []);
  return children;
}
