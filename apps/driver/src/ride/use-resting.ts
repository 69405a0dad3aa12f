import { useEffect, useState } from 'react';

/** Milliseconds; longer than the pause of a double tap. */
const restMs = 700;

/** Whether the main button has just got its step: a double tap on the previous step must not take this one too. */
export function useResting(step: string): boolean {
  const [restedStep, setRestedStep] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setRestedStep(step), restMs);
    return () => clearTimeout(timer);
  }, [step]);
  return restedStep !== step;
}
