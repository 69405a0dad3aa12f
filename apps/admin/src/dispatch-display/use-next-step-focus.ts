import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';
import { useCallback, useEffect, useRef, type RefCallback } from 'react';

interface NextStepFocus {
  /** Of the list, or of the text in its place once nothing is left. */
  list: RefCallback<HTMLElement>;
  /** To be called when something is done about a ride of the list. */
  leave: (ride: BoardRide) => void;
  /** To be called when what covered the list is gone: focus that went with it comes to the list. */
  keepFocus: () => void;
}

/**
 * For a person who does one step after another in the list: the focus goes to the ride's next step, or to that of the next
 * ride, or to what says that nothing is left.
 */
export function useNextStepFocus(rides: readonly BoardRide[]): NextStepFocus {
  const element = useRef<HTMLElement>(null);
  const left = useRef<{ ride: BoardRide; index: number }>(null);

  useEffect(() => {
    if (!left.current) return;
    const { ride, index } = left.current;
    const present = rides.findIndex(({ id }) => id === ride.id);
    // Read again for another reason, or rejected.
    if (rides[present]?.version === ride.version) return;
    left.current = null;
    // The focus has moved on by now: it stays where it is.
    const focused = document.activeElement;
    if (!focused?.contains(element.current) && !element.current?.contains(focused)) return;
    const steps = element.current?.querySelectorAll('[data-step]');
    const next = steps?.[present < 0 ? Math.min(index, rides.length - 1) : present] ?? element.current;
    (next?.querySelector<HTMLElement>('a, button') ?? element.current)?.focus();
  }, [rides]);

  const leave = (ride: BoardRide) => {
    left.current = { ride, index: rides.findIndex(({ id }) => id === ride.id) };
  };
  // One for both elements.
  const list = useCallback((shown: HTMLElement | null) => {
    element.current = shown;
  }, []);
  const keepFocus = () => {
    if (document.activeElement?.contains(element.current)) element.current?.focus();
  };
  return { list, leave, keepFocus };
}
