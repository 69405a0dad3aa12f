import type { Language } from '@chauffeur/contracts';

const locales = { en: 'en-GB', ru: 'ru-RU' } as const;

/** A ride's date (YYYY-MM-DD) in words: `Saturday, 21 November 2026`. */
export function formatRideDate(date: string, language: Language): string {
  const noon = new Date(`${date}T12:00:00Z`);
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeZone: 'UTC' });
  return format.format(noon);
}
