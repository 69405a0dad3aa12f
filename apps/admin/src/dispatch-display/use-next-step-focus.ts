import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';
import { useCallback, useEffect, useRef, type RefCallback } from 'react';

interface NextStepFocus {
  /** Ref of the list, or of the text that replaces it when nothing is left. */
  listRef: RefCallback<HTMLElement>;
  /** Call it when a step is taken for a ride of the list. */
  onStepTaken: (ride: BoardRide) => void;
  /** Call it when a dialog over the list has closed: a lost focus moves to the list. */
  restoreFocus: () => void;
}

/**
 * Moves the focus for staff who take one step after another in the list: to the ride's next step, else to that of the next
 * ride, else to the text that says that nothing is left.
 */
export function useNextStepFocus(rides: readonly BoardRide[]): NextStepFocus {
  const element = useRef<HTMLElement>(null);
  const left = useRef<{ ride: BoardRide; index: number }>(null);

  useEffect(() => {
    if (!left.current) return;
    const { ride, index } = left.current;
    const present = rides.findIndex(({ id }) => id === ride.id);
    // The list was refetched for another reason, or the step was rejected.
    if (rides[present]?.version === ride.version) return;
    left.current = null;
    // The focus has moved elsewhere meanwhile: it stays there.
    const focused = document.activeElement;
    if (!focused?.contains(element.current) && !element.current?.contains(focused)) return;
    const steps = element.current?.querySelectorAll('[data-step]');
    const next = steps?.[present < 0 ? Math.min(index, rides.length - 1) : present] ?? element.current;
    (next?.querySelector<HTMLElement>('a, button') ?? element.current)?.focus();
  }, [rides]);

  const onStepTaken = (ride: BoardRide) => {
    left.current = { ride, index: rides.findIndex(({ id }) => id === ride.id) };
  };
  // One ref for the list and the text that replaces it.
  const listRef = useCallback((shown: HTMLElement | null) => {
    element.current = shown;
  }, []);
  const restoreFocus = () => {
    if (document.activeElement?.contains(element.current)) element.current?.focus();
  };
  return { listRef, onStepTaken, restoreFocus };
}
