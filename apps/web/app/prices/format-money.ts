import type { Language } from '@chauffeur/contracts';
import { languageSettings } from '../locales/language-settings';

/**
 * A number in the language's form, 0 to 2 decimals: `1,250.5` in English, `1 250,5` in Russian. A browser's own number
 * format is read from disk when first used, which holds up a phone for longer than any other part of a page's start.
 */
export function formatNumber(number: number, language: Language): string {
  const { thousandsSeparator, decimalSeparator } = languageSettings[language];
  const [whole = '', decimals] = String(Number(number.toFixed(2))).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, thousandsSeparator);
  return decimals ? grouped + decimalSeparator + decimals : grouped;
}

// Prevents a right-to-left symbol (د.إ) from turning the amount beside it around.
const isolated = (symbol: string) => (/[\u0590-\u08ff]/.test(symbol) ? `\u2068${symbol}\u2069` : symbol);

/** An amount in the language's form, 0 to 2 decimals: `$1,250` in English, `1 250 $` in Russian. */
export function formatMoney(amount: number, symbol: string, language: Language): string {
  const number = formatNumber(amount, language);
  return languageSettings[language].isCurrencyAfterAmount
    ? `${number}\u00a0${isolated(symbol)}`
    : `${isolated(symbol)}${number}`;
}

/** The symbol of the currency that all prices are stored in. */
export const usdSymbol = '$';
