import type { CurrencyCode } from './currency-codes.js';
import type { Language } from '../languages/languages.js';
import { isolateRightToLeft, isRightToLeft } from '../languages/right-to-left.js';

interface NumberForm {
  thousandsSeparator: string;
  decimalSeparator: string;
  /** `1 250 $` instead of `$1,250`. */
  isCurrencyAfterAmount: boolean;
}

const numberForms: Readonly<Record<Language, NumberForm>> = {
  en: { thousandsSeparator: ',', decimalSeparator: '.', isCurrencyAfterAmount: false },
  ru: { thousandsSeparator: '\u00a0', decimalSeparator: ',', isCurrencyAfterAmount: true },
};

/**
 * Formats a number with 0 to 2 decimals: `1,250.5` in English, `1 250,5` in Russian. Not by `Intl.NumberFormat`, whose data
 * phones load from disk on first use, which delays a page's start more than any other part.
 */
export function formatNumber(number: number, language: Language): string {
  return write(String(Number(number.toFixed(2))), language);
}

/**
 * Formats an amount, without decimals if it is whole, else with 2: `$1,250`, `$55.20`, in Russian `1 250 $`, `55,20 $`. A code
 * in place of a symbol is separated by a space: `AED 55.20`. A minus is U+2212, not a hyphen. `cents: 'always'` is for columns
 * of sums.
 */
export function formatMoney(
  amount: number,
  symbol: string,
  language: Language,
  { cents = 'ifAny' }: { cents?: 'ifAny' | 'always' } = {},
): string {
  const digits = Math.abs(amount).toFixed(2);
  const number = write(cents === 'ifAny' ? digits.replace(/\.00$/, '') : digits, language);
  const sign = amount < 0 && Number(digits) !== 0 ? '−' : '';
  if (numberForms[language].isCurrencyAfterAmount)
    return `${sign}${number}\u00a0${isolateRightToLeft(symbol)}`;
  const gap = /\p{L}$/u.test(symbol) && !isRightToLeft(symbol) ? '\u00a0' : '';
  return `${sign}${isolateRightToLeft(symbol)}${gap}${number}`;
}

/** The symbol of the currency that all prices are stored in. */
export const usdSymbol = '$';

/** Symbols on the site: the specification's symbols of the currencies that pricing offers. */
export const currencySymbols: Readonly<Record<CurrencyCode, string>> = {
  USD: usdSymbol,
  AZN: '₼',
  EUR: '€',
  AED: 'د.إ',
  RUB: '₽',
};

/** Symbols in emails and the back office, with a code for the dirham: its Arabic symbol would reorder the text of its line. */
export const currencySigns: Readonly<Record<CurrencyCode, string>> = { ...currencySymbols, AED: 'AED' };

function write(digits: string, language: Language): string {
  const { thousandsSeparator, decimalSeparator } = numberForms[language];
  const [whole = '', decimals] = digits.split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, thousandsSeparator);
  return decimals ? grouped + decimalSeparator + decimals : grouped;
}
