import { amountInput } from '@chauffeur/contracts/money';

const amount = amountInput('priceUsd');

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

export function cellText(priceUsd: number | undefined): string {
  return priceUsd === undefined ? '' : priceUsd.toFixed(2);
}
