import type { Language } from '@chauffeur/contracts/languages/languages';
import { dateInWords } from './date-format';

const wholeDate = { dateStyle: 'full', timeZone: 'UTC' } as const;
const dayOfYear = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const dayAndMonth = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

/** Writes a ride's date (YYYY-MM-DD) in words: `Saturday, 21 November 2026`. */
export function formatRideDate(date: string, language: Language): string {
  return dateInWords(wholeDate, noonOf(date), language);
}

/** Writes the date inside a sentence, in Russian after a preposition (до, с): `21 November 2026`, `21 ноября 2026`. */
export function formatDateInSentence(date: string, language: Language): string {
  return dateInWords(dayOfYear, noonOf(date), language).replace(/\sг\.$/, '');
}

/** Writes the date without weekday and year: `21 November`. */
export function formatRideDay(date: string, language: Language): string {
  return dateInWords(dayAndMonth, noonOf(date), language);
}

function noonOf(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}
