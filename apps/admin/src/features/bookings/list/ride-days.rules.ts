import { dayAfter } from '../../../text/day-after';

export const rideDays = ['today', 'tomorrow', 'week', 'past'] as const;
export type RideDays = (typeof rideDays)[number];

/** Returns the first and last day of a preset, as YYYY-MM-DD. `today` is Baku's. A week begins today; the past has no first day. */
export function periodOf(days: RideDays, today: string): { from?: string; to: string } {
  const tomorrow = dayAfter(today, 1);
  switch (days) {
    case 'today':
      return { from: today, to: today };
    case 'tomorrow':
      return { from: tomorrow, to: tomorrow };
    case 'week':
      return { from: today, to: dayAfter(today, 6) };
    case 'past':
      return { to: dayAfter(today, -1) };
  }
}
