import { companyTimeZone, type Language } from '@chauffeur/contracts';
import { locales } from './locale';

/** A ride's date (YYYY-MM-DD): `Nov 21, 2026`. */
export function formatRideDate(date: string, language: Language): string {
  const noon = new Date(`${date}T12:00:00Z`);
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeZone: 'UTC' }).format(noon);
}

/** A moment on the company's clock, whatever the zone of staff's device: `Nov 21, 2026, 14:05`. */
export function formatMoment(moment: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: companyTimeZone,
  }).format(new Date(moment));
}

/** A day without its year: `Nov 21`. */
export function formatDay(date: string, language: Language): string {
  const noon = new Date(`${date}T12:00:00Z`);
  return new Intl.DateTimeFormat(locales[language], {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(noon);
}

/** A month (YYYY-MM): `Nov 2026`. */
export function formatMonth(month: string, language: Language): string {
  const noon = new Date(`${month}-15T12:00:00Z`);
  return new Intl.DateTimeFormat(locales[language], {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(noon);
}
