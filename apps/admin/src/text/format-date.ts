import type { Language } from '@chauffeur/contracts/languages/languages';
import { companyTimeZone } from '@chauffeur/contracts/time/today-in-baku';
import { locales } from './locale';

/** Formats a ride's date (YYYY-MM-DD): `Nov 21, 2026`. */
export function formatRideDate(date: string, language: Language): string {
  return rideDate(language).format(noonOf(date));
}

/** Formats a moment in the company's time zone, whatever that of the device: `Nov 21, 2026, 14:05`. */
export function formatMoment(moment: string, language: Language): string {
  return momentOfCompany(language).format(new Date(moment));
}

/** Formats a day without its year: `Nov 21`. */
export function formatDay(date: string, language: Language): string {
  return dayOfMonth(language).format(noonOf(date));
}

/** Formats a month (YYYY-MM): `Nov 2026`. */
export function formatMonth(month: string, language: Language): string {
  return monthOfYear(language).format(noonOf(`${month}-15`));
}

const rideDate = formatBy({ dateStyle: 'medium', timeZone: 'UTC' });
const momentOfCompany = formatBy({
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: companyTimeZone,
});
const dayOfMonth = formatBy({ month: 'short', day: 'numeric', timeZone: 'UTC' });
const monthOfYear = formatBy({ month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Caches the format of each language: creating it takes milliseconds on a slow processor, and lists have many dates. */
function formatBy(options: Intl.DateTimeFormatOptions): (language: Language) => Intl.DateTimeFormat {
  const made: Partial<Record<Language, Intl.DateTimeFormat>> = {};
  return (language) => (made[language] ??= new Intl.DateTimeFormat(locales[language], options));
}

function noonOf(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}
