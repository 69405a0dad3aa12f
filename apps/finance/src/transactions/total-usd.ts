import { aznPerUsd } from '@chauffeur/contracts/finance/transaction';

/** SQL: the totals from which the profit is computed; `others` has all remaining types. */
export const totals = {
  revenue: "transaction_type = 'revenue'",
  drivers: "transaction_type = 'driver_payment'",
  rentals: "transaction_type = 'car_rental'",
  others: "transaction_type NOT IN ('revenue', 'driver_payment', 'car_rental')",
} as const;

const inUsd = (azn: string): string => `round(${azn} / ${aznPerUsd}, 2)`;

/**
 * SQL: the transaction `t` in USD, to the cent. What was received for a booking in AZN counts as what it adds to the
 * booking's AZN in USD, in the order in which it was entered, so that parts of a price add up to it. All other AZN are
 * converted as `usdOf` does.
 */
export const amountUsd = `CASE
    WHEN t.currency <> 'AZN' THEN t.amount
    WHEN t.booking_id IS NULL OR t.transaction_type <> 'revenue' OR t.status <> 'completed' THEN ${inUsd('t.amount')}
    ELSE (SELECT ${inUsd('sum(part.amount)')} - ${inUsd('(sum(part.amount) - t.amount)')}
            FROM transactions part
           WHERE part.booking_id = t.booking_id AND part.currency = 'AZN'
             AND part.transaction_type = 'revenue' AND part.status = 'completed'
             AND (part.created_at, part.id) <= (t.created_at, t.id))
  END`;

/**
 * SQL: the total in USD of the transactions `t` that meet `condition`. It adds the cents of each transaction, so the total
 * of all bookings, months or rows of a file is the total of Finance.
 * @param condition SQL over the columns of `transactions`
 */
export function totalUsd(condition: string): string {
  return `coalesce(sum(${amountUsd}) FILTER (WHERE ${condition}), 0)`;
}
