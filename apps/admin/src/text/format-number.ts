import type { CurrencyCode, Language } from '@chauffeur/contracts';
import { locales } from './locale';

/** An amount with its 2 decimals: `$1,250.00`, in Russian `1 250,00 $`; other currencies by their code. */
export function formatMoney(amount: number, currency: CurrencyCode, language: Language): string {
  // Not every font has the sign of the manat.
  const currencyDisplay = currency === 'USD' ? 'narrowSymbol' : 'code';
  return new Intl.NumberFormat(locales[language], { style: 'currency', currency, currencyDisplay }).format(
    amount,
  );
}

/** Whole USD: `$25`, in Russian `25 $`. */
export function formatDollars(amount: number, language: Language): string {
  return new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(amount);
}

/** A number with its digits grouped: `1,250`, in Russian `1 250`. */
export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(locales[language]).format(value);
}
