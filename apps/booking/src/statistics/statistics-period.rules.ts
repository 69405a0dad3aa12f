import { dayMs } from '@chauffeur/contracts/durations';
import { todayInBaku } from '@chauffeur/contracts/today-in-baku';

/** How many days the chart of the dashboard shows, today included. */
export const chartDays = 30;

/** What the statistics of a moment count; `from` is included, `to` is not. Days and months begin at midnight in Baku. */
export function statisticsPeriod(now: Date) {
  const today = todayInBaku(now);
  const month = today.slice(0, 7);
  const thisMonth = midnight(`${month}-01`);
  // Some hours before the first of this month is always in the last.
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
    /** As much of the last month as has passed of this one, at most all of it. */
    lastMonthToDate: sameSpan,
  };
}

/** Whole percent of change, null where there was nothing before. */
export function changePercent(before: number, now: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100);
}

/** The start of a day in Baku, which keeps UTC+4 all year. */
function midnight(date: string): Date {
  return new Date(`${date}T00:00:00+04:00`);
}
