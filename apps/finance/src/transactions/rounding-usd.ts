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
  const others = await sumInAzn(manager, bookingId, id);
  const all = usdOf({ amount: others.azn + amount, currency });
  const own = cents(usdOf({ amount, currency }));
  // No payment counts less than nothing.
  return Math.max(cents(all) - cents(others.usd) - own, -own) / 100;
}

/** Returns the sum of the booking's payments in AZN without the named one, and what they count in USD. */
async function sumInAzn(
  manager: EntityManager,
  bookingId: string,
  without: string | null = null,
): Promise<{ azn: number; usd: number }> {
  const [sum] = await manager.query<{ azn: string | null; usd: string }[]>(
    `SELECT sum(amount) AS azn, ${totalUsd('true')} AS usd FROM transactions
      WHERE booking_id = $1 AND transaction_type = 'revenue' AND status = 'completed' AND currency = 'AZN'
        AND id IS DISTINCT FROM $2`,
    [bookingId, without],
  );
  return { azn: Number(sum?.azn ?? 0), usd: Number(sum?.usd ?? 0) };
}

/**
 * Lets the booking's payments in AZN add up to their sum after one of them has left: the newest takes the cents, without
 * another version, because staff did not enter them. One that staff are just saving is left out, which would wait for this
 * transaction. The caller has locked the booking's payments.
 */
export async function addUpRemaining(manager: EntityManager, bookingId: string): Promise<void> {
  const { azn, usd } = await sumInAzn(manager, bookingId);
  let missing = cents(usdOf({ amount: azn, currency: 'AZN' })) - cents(usd);
  if (missing === 0) return;
  const free = await manager.find(TransactionEntity, {
    where: { bookingId, transactionType: 'revenue', status: 'completed', currency: 'AZN' },
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
