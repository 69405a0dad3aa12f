import type { BoardRide } from '@chauffeur/contracts';
import { useEffect, useRef, type RefObject } from 'react';

interface NextStepFocus {
  list: RefObject<HTMLOListElement | null>;
  /** To be called when something is done about a ride of the list. */
  leave: (ride: BoardRide) => void;
}

/** Keeps a person who does one step after another in the list: focus goes to the ride's next step, or to that of the next ride. */
export function useNextStepFocus(rides: readonly BoardRide[]): NextStepFocus {
  const list = useRef<HTMLOListElement>(null);
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
    if (focused && focused !== document.body && !list.current?.contains(focused)) return;
    const steps = list.current?.querySelectorAll('[data-step]');
    const next = steps?.[present < 0 ? Math.min(index, rides.length - 1) : present];
    next?.querySelector<HTMLElement>('a, button')?.focus();
  }, [rides]);

  const leave = (ride: BoardRide) => {
    left.current = { ride, index: rides.findIndex(({ id }) => id === ride.id) };
  };
  return { list, leave };
}
