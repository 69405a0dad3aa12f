import { todayInBaku } from '@chauffeur/contracts/today-in-baku';
import { useEffect, useState } from 'react';

const intervalMs = 30_000;

/** The day in Baku, YYYY-MM-DD; the next one soon after midnight there, on a page that stays open. */
export function useTodayInBaku(): string {
  const [today, setToday] = useState(() => todayInBaku());
  useEffect(() => {
    const timer = setInterval(() => setToday(todayInBaku()), intervalMs);
    return () => clearInterval(timer);
  }, []);
  return today;
}
