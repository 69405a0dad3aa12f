import type { Language } from '@chauffeur/contracts/languages/languages';
import { amountInput } from '@chauffeur/contracts/money/money';
import { locales } from '../../../text/locale';

const amount = amountInput('priceUsd');

const options = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false };
/** Created once: a table has a few hundred cells. */
const formats: Readonly<Record<Language, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat(locales.en, options),
  ru: new Intl.NumberFormat(locales.ru, options),
};

/** The input of a cell: an amount in USD, null for a cleared cell, or an error code. */
export type CellReading = { readonly amount: number | null } | { readonly error: string };

/** Reads an amount in any usual notation: `45.5`, `45,50`, `1 250`, `1,250.00`, `$45`. */
export function readCell(text: string): CellReading {
  const compact = text.replaceAll(/[\s$]/g, '');
  if (compact === '') return { amount: null };
  // A comma before the last one or two digits is a decimal comma; one before three digits separates thousands.
  const withPoint = compact.includes('.') ? compact : compact.replace(/,(?=\d{1,2}$)/, '.');
  const plain = withPoint.replaceAll(/,(?=\d{3}(?:\D|$))/g, '');
  if (!/^-?(?:\d+\.?\d*|\.\d+)$/.test(plain)) return { error: 'priceUsd.invalid' };
  // Three decimals are more likely a thousands separator than an amount.
  if (/\.\d{3,}$/.test(plain)) return { error: 'priceUsd.notCents' };
  const entered = amount.safeParse(Number(plain));
  if (entered.success) return { amount: entered.data };
  return { error: entered.error.issues[0]?.message ?? 'priceUsd.invalid' };
}

/** Returns an amount as the reader would type it: `1250.50`, in Russian `1250,50`. */
export function cellText(priceUsd: number | undefined, language: Language): string {
  return priceUsd === undefined ? '' : formats[language].format(priceUsd);
}
