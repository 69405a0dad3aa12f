import type { BookedExtra } from '@chauffeur/contracts/bookings/prices/booked-extras';
import { extrasText, priceOfExtras } from '@chauffeur/contracts/bookings/prices/extra-lines';
import type { CurrencyCode } from '@chauffeur/contracts/currency-codes';
import { currencySigns, formatMoney, usdSymbol } from '@chauffeur/contracts/format-money';
import type { Language } from '@chauffeur/contracts/languages';
import { companyTimeZone } from '@chauffeur/contracts/today-in-baku';
import { valueTexts } from '../locales/texts.js';
import { dateFormat } from './date-format.js';

/** A ride's calendar day in words: `Saturday, 5 December 2026`, `суббота, 5 декабря 2026 г.`. */
export function formatRideDate(date: string, language: Language): string {
  // The day is already Baku's: any zone would do, as long as it is written and read in the same one.
  const day = new Date(`${date}T00:00:00Z`);
  const parts = dateFormat(valueTexts(language).formats, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(day);
  // British English has no comma behind the weekday.
  return parts.replace(/^(\p{L}+) /u, '$1, ');
}

/** In Baku: `4 December, 14:30`. */
export function formatMoment(moment: Date, language: Language): string {
  const { formats } = valueTexts(language);
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(formats, { ...options, timeZone: companyTimeZone }).format(moment);
  return `${format({ day: 'numeric', month: 'long' })}, ${format({ timeStyle: 'short' })}`;
}

/** Made once, as those of dates are. */
const hourFormats: Partial<Record<Language, Intl.NumberFormat>> = {};

/** `1 hour`, `24 hours`; in Russian `24 ч`, which no case changes. */
export function formatHours(hours: number, language: Language): string {
  hourFormats[language] ??= new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'hour',
    unitDisplay: language === 'ru' ? 'short' : 'long',
  });
  return hourFormats[language].format(hours);
}

/**
 * A booking's price in dollars, which are exact, and behind them what the customer was shown, converted:
 * `$55 (≈ €50.60)`, `55 $ (≈ 50,60 €)`. 0 dollars is still to be agreed.
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

/** One line for each of a booking's extras: `2 × Child seat: $10`; what is free has no price. */
export function describeExtras(extras: readonly BookedExtra[], language: Language): string {
  return extras
    .map((extra) => {
      const price = priceOfExtras([extra]);
      const text = extrasText([extra], language);
      return price === 0 ? text : `${text}: ${formatMoney(price, usdSymbol, language)}`;
    })
    .join('\n');
}
