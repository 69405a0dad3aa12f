import { todayInBaku } from '@chauffeur/contracts/today-in-baku';

/** A day in Baku, YYYY-MM-DD; visitors book days up to a year ahead. */
export function daysAhead(days: number): string {
  return todayInBaku(new Date(Date.now() + days * 86_400_000));
}
