import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { cameFrom } from './wizard-step';

/** Milliseconds: longer than between the two taps of a double tap. */
export const restMs = 700;

/** Whether Next has just opened the step: the second tap of a double tap on it must not press what came in its place. */
export function useResting(): boolean {
  const { state } = useLocation();
  const [isResting, setIsResting] = useState(cameFrom(state) !== undefined);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setIsResting(false)), restMs);
    return () => clearTimeout(timer);
  }, []);
  return isResting;
}
