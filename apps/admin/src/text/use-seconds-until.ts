import { useEffect, useState } from 'react';

/** Returns the whole seconds until a moment, counting down; 0 if it is past or null. */
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
