import type { Language } from '@chauffeur/contracts';
import { languageSettings } from '../locales/language-settings';

/** A ride's date (YYYY-MM-DD) in words: `Saturday, 21 November 2026`. */
export function formatRideDate(date: string, language: Language): string {
  const noon = new Date(`${date}T12:00:00Z`);
  const { dateLocale } = languageSettings[language];
  const format = new Intl.DateTimeFormat(dateLocale, { dateStyle: 'full', timeZone: 'UTC' });
  return format.format(noon);
}

/** The same without weekday and year: `21 November`. */
export function formatRideDay(date: string, language: Language): string {
  const noon = new Date(`${date}T12:00:00Z`);
  const { dateLocale } = languageSettings[language];
  const format = new Intl.DateTimeFormat(dateLocale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(noon);
}
