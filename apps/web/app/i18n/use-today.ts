import { todayInBaku } from '@chauffeur/contracts/today-in-baku';
import { useEffect, useState } from 'react';

/** Today in Baku, YYYY-MM-DD; undefined until mounted, because a cached page must not contain the date. */
export function useToday(): string | undefined {
  const [today, setToday] = useState<string>();
  useEffect(() => setToday(todayInBaku()), []);
  return today;
}
