import { useEffect, useRef } from 'react';

/** Reads prices again with each other step of the wizard, and whenever the browser is online again: what is booked costs what it costs then. */
export function useReadingAgain(step: string | null, read: () => void): void {
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
