import { useEffect, useState } from 'react';

/**
 * Returns how often the browser has shown the page again as it was left. What the tab stores may be newer by then, or
 * sent: the visitor went on in another language, which is another page.
 */
export function useTimesReturned(): number {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const count = ({ persisted }: PageTransitionEvent) => persisted && setTimes((before) => before + 1);
    window.addEventListener('pageshow', count);
    return () => window.removeEventListener('pageshow', count);
  }, []);
  return times;
}
