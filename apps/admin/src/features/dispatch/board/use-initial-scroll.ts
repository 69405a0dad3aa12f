import { bakuInstant } from '@chauffeur/contracts/time/baku-instant';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { useLayoutEffect, type RefObject } from 'react';
import type { BoardView } from '../board-view';

/**
 * Scrolls today's board to an hour before now, another day to the morning, at a whole hour so that its label is readable.
 */
export function useInitialScroll(
  frame: RefObject<HTMLDivElement | null>,
  { date, days }: BoardView,
  scale: number,
): void {
  useLayoutEffect(() => {
    const isToday = date === todayInBaku();
    const hour = isToday
      ? Math.floor((Date.now() - bakuInstant(date, '00:00').getTime()) / 3_600_000) - 1
      : 7;
    frame.current?.scrollTo({ left: days === 7 && !isToday ? 0 : Math.max(0, hour * 60 * scale) });
  }, [frame, date, days, scale]);
}
