import { useEffect, useState } from 'react';

/** Whole seconds until a moment, counted down; 0 where it is over, or there is none. */
export function useSecondsUntil(moment: string | null): number {
  const [now, setNow] = useState(Date.now);
  const seconds = moment === null ? 0 : Math.max(0, Math.ceil((Date.parse(moment) - now) / 1_000));
  const isAhead = seconds > 0;
  useEffect(() => {
    if (!isAhead) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isAhead]);
  return seconds;
}
