import type { BookedExtra } from '@chauffeur/contracts/bookings/prices/booked-extras';
import { extrasText, priceOfExtras } from '@chauffeur/contracts/bookings/prices/extra-lines';
import type { CurrencyCode } from '@chauffeur/contracts/money/currency-codes';
import { currencySigns, formatMoney, usdSymbol } from '@chauffeur/contracts/money/format-money';
import type { Language } from '@chauffeur/contracts/languages/languages';
import { formatUnit } from '@chauffeur/contracts/time/format-unit';
import { companyTimeZone } from '@chauffeur/contracts/time/today-in-baku';
import { valueTexts } from '../locales/texts.js';
import { dateFormat } from './date-format.js';

/** Formats the day of a ride: `Saturday, 5 December 2026`, `суббота, 5 декабря 2026 г.`. */
export function formatRideDate(date: string, language: Language): string {
  // The day is already Baku's: any time zone will do, if it is parsed and formatted in the same one.
  const day = new Date(`${date}T00:00:00Z`);
  const parts = dateFormat(valueTexts(language).formats, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(day);
  // British English has no comma after the weekday.
  return parts.replace(/^(\p{L}+) /u, '$1, ');
}

/** Formats a moment in Baku: `4 December, 14:30`. */
export function formatMoment(moment: Date, language: Language): string {
  const { formats } = valueTexts(language);
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(formats, { ...options, timeZone: companyTimeZone }).format(moment);
  return `${format({ day: 'numeric', month: 'long' })}, ${format({ timeStyle: 'short' })}`;
}

/** Formats hours: `1 hour`, `24 hours`; in Russian `24 ч`, which has no case. */
export function formatHours(hours: number, language: Language): string {
  return formatUnit(hours, 'hour', language === 'ru' ? 'short' : 'long', language);
}

/**
 * Formats a booking's exact price in dollars, followed by the converted price that the customer saw:
 * `$55 (≈ €50.60)`, `55 $ (≈ 50,60 €)`. A price of 0 is still to be agreed.
 */
export function formatPrice(
  {
    totalPrice,
    currency,
    convertedPrice,
  }: { totalPrice: number; currency: CurrencyCode; convertedPrice: number },
  language: Language,
): string {
  if (totalPrice === 0) return valueTexts(language).priceToBeAgreed;
  const dollars = formatMoney(totalPrice, usdSymbol, language);
  if (currency === 'USD') return dollars;
  return `${dollars} (≈\u00a0${formatMoney(convertedPrice, currencySigns[currency], language)})`;
}

/** Returns one line for each extra: `2 × Child seat: $10`; free extras have no price. */
export function describeExtras(extras: readonly BookedExtra[], language: Language): string {
  return extras
    .map((extra) => {
      const price = priceOfExtras([extra]);
      const text = extrasText([extra], language);
      return price === 0 ? text : `${text}: ${formatMoney(price, usdSymbol, language)}`;
    })
    .join('\n');
}
