import type { CurrencyCode } from '@chauffeur/contracts/money/currency-codes';
import {
  currencySigns,
  formatMoney as formatAmount,
  usdSymbol,
} from '@chauffeur/contracts/money/format-money';
import type { Language } from '@chauffeur/contracts/languages/languages';

/** Formats an amount, without decimals if it is whole: `$1,250`, in Russian `1 250 $`. */
export function formatMoney(amount: number, currency: CurrencyCode, language: Language): string {
  return formatAmount(amount, currencySigns[currency], language);
}

/** Formats an amount with 2 decimals, as in accounts: `$1,250.00`. */
export function formatSum(amount: number, currency: CurrencyCode, language: Language): string {
  return formatAmount(amount, currencySigns[currency], language, { cents: 'always' });
}

/** Formats an amount as whole USD: `$25`, in Russian `25 $`. */
export function formatDollars(amount: number, language: Language): string {
  return formatAmount(Math.round(amount), usdSymbol, language);
}
