import { useEffect, useState } from 'react';

/** Milliseconds; longer than the pause of a double tap. */
const doubleTapMs = 700;

/**
 * Whether the ride was just opened or is just in this state: the second tap of a double tap must not press the button that
 * has come under the finger.
 */
export function useDoubleTapGuard(state: string): boolean {
  const [shownState, setShownState] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setShownState(state), doubleTapMs);
    return () => clearTimeout(timer);
  }, [state]);
  return state !== shownState;
}
