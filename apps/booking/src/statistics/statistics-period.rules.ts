import { dayMs } from '@chauffeur/contracts/time/durations';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';

/** Days in the dashboard's chart, today included. */
export const chartDays = 30;

/**
 * Returns the ranges that statistics count; `from` is inclusive, `to` exclusive. Days and months begin at midnight in Baku.
 */
export function statisticsPeriod(now: Date) {
  const today = todayInBaku(now);
  const month = today.slice(0, 7);
  const thisMonth = midnight(`${month}-01`);
  // Half a day before the first of this month is always in the previous one.
  const lastMonth = midnight(`${todayInBaku(new Date(thisMonth.getTime() - dayMs / 2)).slice(0, 7)}-01`);
  const sinceFirst = now.getTime() - thisMonth.getTime();
  const sameSpan = new Date(Math.min(lastMonth.getTime() + sinceFirst, thisMonth.getTime()));
  const days = Array.from({ length: chartDays }, (_, back) =>
    todayInBaku(new Date(midnight(today).getTime() - (chartDays - 1 - back) * dayMs)),
  );
  return {
    days,
    firstDay: midnight(days[0] ?? today),
    thisMonth,
    lastMonth,
    /** The part of last month that has passed of this month, at most all of it. */
    lastMonthToDate: sameSpan,
  };
}

/** Returns the change in whole percent; null if there was nothing before. */
export function changePercent(before: number, now: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100);
}

/** Returns the start of a day in Baku, which is UTC+4 all year. */
function midnight(date: string): Date {
  return new Date(`${date}T00:00:00+04:00`);
}
