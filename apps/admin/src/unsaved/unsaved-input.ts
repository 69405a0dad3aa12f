import { createContext, useContext, useEffect, useRef } from 'react';
import type { BlockerFunction } from 'react-router-dom';

type BlockedNavigation = Parameters<BlockerFunction>[0];

/** Whether a navigation inside the back office would discard the input of one form. */
export type Discards = (navigation: BlockedNavigation) => boolean;

/** The forms on the screen with unsaved input. Null outside of the guard, where there is no screen to leave. */
export const UnsavedInputs = createContext<Set<Discards> | null>(null);

/** Whether a navigation leads to another screen; a filter of the same one does not. */
export function leavesScreen({ currentLocation, nextLocation }: BlockedNavigation): boolean {
  return currentLocation.pathname !== nextLocation.pathname;
}

/**
 * Asks before a navigation, or leaving the back office, discards input. `discards` says which navigations inside it do; by
 * default, those to another screen.
 */
export function useUnsavedInput(hasUnsaved: boolean, discards: Discards = leavesScreen): void {
  const inputs = useContext(UnsavedInputs);
  const latest = useRef(discards);
  useEffect(() => {
    latest.current = discards;
  }, [discards]);
  useEffect(() => {
    if (!hasUnsaved || !inputs) return undefined;
    const input: Discards = (navigation) => latest.current(navigation);
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    inputs.add(input);
    window.addEventListener('beforeunload', preventUnload);
    return () => {
      inputs.delete(input);
      window.removeEventListener('beforeunload', preventUnload);
    };
  }, [hasUnsaved, inputs]);
}
