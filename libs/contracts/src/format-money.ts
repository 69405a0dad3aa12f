import type { CurrencyCode } from './currency-codes.js';
import type { Language } from './languages.js';
import { isolated, isRightToLeft } from './right-to-left.js';

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
 * A number in the language's form, 0 to 2 decimals: `1,250.5` in English, `1 250,5` in Russian. A browser's own number
 * format is read from disk when first used, which holds up a phone for longer than any other part of a page's start.
 */
export function formatNumber(number: number, language: Language): string {
  return write(String(Number(number.toFixed(2))), language);
}

/**
 * An amount in the language's form, whole amounts without decimals, all others with 2: `$1,250`, `$55.20`, in Russian
 * `1 250 $`, `55,20 $`; a code in place of a symbol stands apart, `AED 55.20`. A minus is U+2212, not a hyphen.
 * `cents: 'always'` is for columns of sums.
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
  if (numberForms[language].isCurrencyAfterAmount) return `${sign}${number}\u00a0${isolated(symbol)}`;
  const gap = /\p{L}$/u.test(symbol) && !isRightToLeft(symbol) ? '\u00a0' : '';
  return `${sign}${isolated(symbol)}${gap}${number}`;
}

/** The symbol of the currency that all prices are stored in. */
export const usdSymbol = '$';

/** What the site writes: the specification's symbols, those of the currencies that pricing offers. */
export const currencySymbols: Readonly<Record<CurrencyCode, string>> = {
  USD: usdSymbol,
  AZN: '₼',
  EUR: '€',
  AED: 'د.إ',
  RUB: '₽',
};

/** What emails and the back office write: the dirham's Arabic symbol turns a line of Latin or Cyrillic text around, its code does not. */
export const currencySigns: Readonly<Record<CurrencyCode, string>> = { ...currencySymbols, AED: 'AED' };

function write(digits: string, language: Language): string {
  const { thousandsSeparator, decimalSeparator } = numberForms[language];
  const [whole = '', decimals] = digits.split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, thousandsSeparator);
  return decimals ? grouped + decimalSeparator + decimals : grouped;
}
