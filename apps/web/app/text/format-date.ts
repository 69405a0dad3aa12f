import type { Language } from '@chauffeur/contracts/languages/languages';
import { dateFormat } from './date-format';

const wholeDate = { dateStyle: 'full', timeZone: 'UTC' } as const;
const dayOfYear = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const dayAndMonth = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

/** Writes a ride's date (YYYY-MM-DD) in words: `Saturday, 21 November 2026`. */
export function formatRideDate(date: string, language: Language): string {
  return unbroken(dateFormat(wholeDate, language).format(noonOf(date)));
}

/** Writes the date inside a sentence, in Russian after a preposition (до, с): `21 November 2026`, `21 ноября 2026`. */
export function formatDateInSentence(date: string, language: Language): string {
  return unbroken(
    dateFormat(dayOfYear, language)
      .format(noonOf(date))
      .replace(/\sг\.$/, ''),
  );
}

/** Writes the date without weekday and year: `21 November`. */
export function formatRideDay(date: string, language: Language): string {
  return unbroken(dateFormat(dayAndMonth, language).format(noonOf(date)));
}

/** Prevents a line break between a number and its word: `21 November`, `2026 г.`. */
function unbroken(date: string): string {
  return date.replaceAll(/(\d)\s(?=\p{L})/gu, '$1\u00A0');
}

function noonOf(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}
