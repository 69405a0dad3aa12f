import { createContext, useContext, useEffect, useRef } from 'react';
import type { BlockerFunction } from 'react-router-dom';

export type Move = Parameters<BlockerFunction>[0];

/** Whether a move inside the back office would discard what is typed in one form. */
export type Discards = (move: Move) => boolean;

/** The forms on the screen with something unsaved. Null outside of the guard: nothing can be left there. */
export const UnsavedInputs = createContext<Set<Discards> | null>(null);

/** Whether a move leads to another screen; a filter of the same one does not. */
export function leavesScreen({ currentLocation, nextLocation }: Move): boolean {
  return currentLocation.pathname !== nextLocation.pathname;
}

/**
 * Confirms before another screen, or leaving the back office, discards what was typed. `discards` says which moves inside
 * it do; unless given, those to another screen.
 */
export function useUnsavedInput(hasUnsaved: boolean, discards: Discards = leavesScreen): void {
  const inputs = useContext(UnsavedInputs);
  const latest = useRef(discards);
  useEffect(() => {
    latest.current = discards;
  }, [discards]);
  useEffect(() => {
    if (!hasUnsaved || !inputs) return undefined;
    const input: Discards = (move) => latest.current(move);
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    inputs.add(input);
    window.addEventListener('beforeunload', preventUnload);
    return () => {
      inputs.delete(input);
      window.removeEventListener('beforeunload', preventUnload);
    };
  }, [hasUnsaved, inputs]);
}
