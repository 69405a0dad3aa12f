import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { cameFrom } from './wizard-step';

/** Milliseconds; longer than the interval of a double tap. */
export const doubleTapMs = 700;

/** Returns whether Next has just opened the step: the second tap of a double tap must not press the button in its place. */
export function useDoubleTapGuard(): boolean {
  const { state } = useLocation();
  const [isGuarded, setIsGuarded] = useState(cameFrom(state) !== undefined);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setIsGuarded(false)), doubleTapMs);
    return () => clearTimeout(timer);
  }, []);
  return isGuarded;
}
