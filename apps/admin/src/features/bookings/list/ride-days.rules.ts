import { dayMs } from '@chauffeur/contracts/durations';
import { todayInBaku } from '@chauffeur/contracts/today-in-baku';

export const rideDays = ['today', 'tomorrow', 'week'] as const;
export type RideDays = (typeof rideDays)[number];

/** The first and last day of a preset, YYYY-MM-DD; days are Baku's, wherever the browser is. A week begins today. */
export function periodOf(days: RideDays, now = new Date()): { from: string; to: string } {
  const dayAfter = (count: number) => todayInBaku(new Date(now.getTime() + count * dayMs));
  switch (days) {
    case 'today':
      return { from: dayAfter(0), to: dayAfter(0) };
    case 'tomorrow':
      return { from: dayAfter(1), to: dayAfter(1) };
    case 'week':
      return { from: dayAfter(0), to: dayAfter(6) };
  }
}
