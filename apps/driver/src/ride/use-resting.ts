import { useEffect, useState } from 'react';

/** Milliseconds: longer than between the two taps of a double tap. */
const restMs = 700;

/** Whether a step has just come to the main button: a double tap on the one before must not take it too. */
export function useResting(step: string): boolean {
  const [restedStep, setRestedStep] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setRestedStep(step), restMs);
    return () => clearTimeout(timer);
  }, [step]);
  return restedStep !== step;
}
