import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { useEffect, useState } from 'react';

const intervalMs = 30_000;

/** Returns today in Baku, YYYY-MM-DD; a page that stays open gets the next day soon after midnight there. */
export function useTodayInBaku(): string {
  const [today, setToday] = useState(() => todayInBaku());
  useEffect(() => {
    const timer = setInterval(() => setToday(todayInBaku()), intervalMs);
    return () => clearInterval(timer);
  }, []);
  return today;
}
