import { useEffect, useState } from 'react';

/** Milliseconds; longer than the pause of a double tap. */
const doubleTapMs = 700;

/** Whether the main button has just got its step: a double tap on the previous step must not take this one too. */
export function useDoubleTapGuard(step: string): boolean {
  const [shownStep, setShownStep] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setShownStep(step), doubleTapMs);
    return () => clearTimeout(timer);
  }, [step]);
  return shownStep !== step;
}
