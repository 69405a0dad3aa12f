import { aznPerUsd } from '@chauffeur/contracts/finance/transaction';

/** SQL: the totals from which the profit is computed; `others` has all remaining types. */
export const totals = {
  revenue: "transaction_type = 'revenue'",
  drivers: "transaction_type = 'driver_payment'",
  rentals: "transaction_type = 'car_rental'",
  others: "transaction_type NOT IN ('revenue', 'driver_payment', 'car_rental')",
} as const;

/** SQL: a transaction in USD, as `usdOf` converts it. */
const amountUsd = `CASE currency WHEN 'AZN' THEN round(amount / ${aznPerUsd}, 2) + rounding_usd ELSE amount END`;

/**
 * SQL: the total in USD of the transactions that meet `condition`. It adds the cents that each transaction counts as, so
 * the total of all bookings, months or rows of a file is the total of Finance.
 * @param condition SQL over the columns of `transactions`
 */
export function totalUsd(condition: string): string {
  return `coalesce(sum(${amountUsd}) FILTER (WHERE ${condition}), 0)`;
}
