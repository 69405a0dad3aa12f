import { aznPerUsd, signedAmount, type TransactionType } from '@chauffeur/contracts/finance/transaction';
import type { TransactionEntity } from '../transactions/transaction.entity.js';

type Amount = Pick<TransactionEntity, 'transactionType' | 'amount' | 'currency' | 'status'>;

/** Fractions of a cent that are whole for USD and AZN: at a rate of 1.7, a cent of USD is 17 of them, one of AZN 10. */
const parts = { USD: aznPerUsd * 10, AZN: 10 } as const;

/** Types with a tile of their own; all others share one. */
const ownTile: ReadonlySet<TransactionType> = new Set(['revenue', 'driver_payment', 'car_rental']);

/**
 * Returns a function for each transaction's signed USD as the totals count it; null for one that is not completed. A total
 * divides its AZN once, so the rounding of a row is carried to the next row of its total; all rows add up to the totals.
 */
export function roundToTotals(): (transaction: Amount) => number | null {
  const sums = new Map<string, number>();
  return ({ transactionType, amount, currency, status }) => {
    if (status !== 'completed') return null;
    const tile = ownTile.has(transactionType) ? transactionType : 'others';
    const before = sums.get(tile) ?? 0;
    const after = before + Math.round(amount * 100) * parts[currency];
    sums.set(tile, after);
    const cents = Math.round(after / parts.USD) - Math.round(before / parts.USD);
    return signedAmount({ transactionType, amount: cents / 100 });
  };
}
