import { useEffect, useRef } from 'react';

/**
 * Refetches prices or terms on every change of step, and when the browser is online again: a booking costs what it costs
 * at that time.
 */
export function useRefetchOnStepChange(step: string | null, read: () => void): void {
  const earlier = useRef(step);
  useEffect(() => {
    if (earlier.current === step) return;
    earlier.current = step;
    read();
  }, [step, read]);
  useEffect(() => {
    window.addEventListener('online', read);
    return () => window.removeEventListener('online', read);
  }, [read]);
}
