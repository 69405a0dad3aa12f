import { usdOf } from '@chauffeur/contracts/finance/transaction';
import type { EntityManager } from 'typeorm';
import { totalUsd } from './total-usd.js';
import { TransactionEntity } from './transaction.entity.js';

/** What decides how much a payment counts. */
type Counted = Pick<
  TransactionEntity,
  'id' | 'bookingId' | 'transactionType' | 'status' | 'currency' | 'amount' | 'roundingUsd'
>;

const cents = (amount: number): number => Math.round(amount * 100);

/**
 * Returns the cents in USD that a payment in AZN counts beside its own amount: it takes what rounding has left of the
 * booking's other payments in AZN, so that they all add up to their sum. Those stay as they are, in their own months, and
 * so does a payment whose money does not change. The caller has locked the booking's payments.
 * @param before the payment as it is stored; null for a new one
 */
export async function roundingUsd(
  manager: EntityManager,
  payment: Counted,
  before: Counted | null,
): Promise<number> {
  if (before && isSame(before, payment)) return before.roundingUsd;
  const { id, bookingId, transactionType, status, currency, amount } = payment;
  const isReceived = transactionType === 'revenue' && status === 'completed';
  if (!isReceived || currency !== 'AZN' || bookingId === null) return 0;
  const [others] = await manager.query<{ azn: string | null; usd: string }[]>(
    `SELECT sum(amount) AS azn, ${totalUsd('true')} AS usd FROM transactions
      WHERE booking_id = $1 AND transaction_type = 'revenue' AND status = 'completed' AND currency = 'AZN'
        AND id IS DISTINCT FROM $2`,
    [bookingId, id ?? null],
  );
  const all = usdOf({ amount: Number(others?.azn ?? 0) + amount, currency });
  const own = cents(usdOf({ amount, currency }));
  // No payment counts less than nothing.
  return Math.max(cents(all) - cents(Number(others?.usd ?? 0)) - own, -own) / 100;
}

/**
 * Lets the booking's payments in AZN add up to their sum after one of them has left: the newest takes the cents, without
 * another version, because no one has entered them. One that staff are just saving is left out, which would wait for this
 * transaction. The caller has locked the booking's payments.
 */
export async function addUpRemaining(manager: EntityManager, bookingId: string): Promise<void> {
  const payments = { bookingId, transactionType: 'revenue', status: 'completed', currency: 'AZN' } as const;
  const all = await manager.findBy(TransactionEntity, payments);
  const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + cents(amount), 0);
  const sum = usdOf({ amount: sumOf(all.map(({ amount }) => amount)) / 100, currency: 'AZN' });
  let missing = cents(sum) - sumOf(all.map(usdOf));
  if (missing === 0) return;
  const free = await manager.find(TransactionEntity, {
    where: payments,
    order: { transactionDate: 'DESC', createdAt: 'DESC', id: 'DESC' },
    lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
  });
  for (const payment of free) {
    // No payment counts less than nothing.
    const taken = Math.max(missing, -cents(usdOf(payment)));
    if (taken !== 0)
      await manager.query('UPDATE transactions SET rounding_usd = rounding_usd + $2 WHERE id = $1', [
        payment.id,
        taken / 100,
      ]);
    missing -= taken;
  }
}

/** Whether a saved payment counts as before. */
export function isSame(before: Counted, after: Counted): boolean {
  const fields = ['bookingId', 'transactionType', 'status', 'currency', 'amount'] as const;
  return fields.every((field) => before[field] === after[field]);
}
