import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';

/** Returns a day in Baku as YYYY-MM-DD. Visitors can book up to a year ahead. */
export function daysAhead(days: number): string {
  return todayInBaku(new Date(Date.now() + days * 86_400_000));
}
