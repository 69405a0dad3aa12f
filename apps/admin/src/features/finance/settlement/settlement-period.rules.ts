import { completedRidesLimits, daysInPeriod } from '@chauffeur/contracts/drivers/completed-rides';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { dayAfter } from '../../../text/day-after';

export const periodPresets = ['thisMonth', 'lastMonth', 'last7Days'] as const;
export type PeriodPreset = (typeof periodPresets)[number];

export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Returns the first and last day of a preset, as YYYY-MM-DD in Baku. The last 7 days end today. */
export function presetPeriod(preset: PeriodPreset, now = new Date()): Period {
  const today = todayInBaku(now);
  switch (preset) {
    case 'thisMonth':
      return monthOf(today, 0);
    case 'lastMonth':
      return monthOf(today, -1);
    case 'last7Days':
      return { from: dayAfter(today, -6), to: today };
  }
}

/** Returns the preset of which a period is; undefined for any other period. */
export function presetOf({
  from,
  to,
}: Readonly<Record<keyof Period, string | undefined>>): PeriodPreset | undefined {
  return periodPresets.find((known) => {
    const period = presetPeriod(known);
    return period.from === from && period.to === to;
  });
}

/** Whether a settlement can cover the period. */
export function isPossible(period: Period): boolean {
  const days = daysInPeriod(period);
  return days >= 1 && days <= completedRidesLimits.days;
}

/** Returns the month that is `months` after that of a day. */
function monthOf(day: string, months: number): Period {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const isoDay = (ofMonth: number, date: number) =>
    new Date(Date.UTC(year, ofMonth, date)).toISOString().slice(0, 10);
  return { from: isoDay(month - 1 + months, 1), to: isoDay(month + months, 0) };
}
