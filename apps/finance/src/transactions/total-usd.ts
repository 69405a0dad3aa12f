import { aznPerUsd } from '@chauffeur/contracts/finance/transaction';

/** SQL: the totals from which the profit is computed; `others` has all remaining types. */
export const totals = {
  revenue: "transaction_type = 'revenue'",
  drivers: "transaction_type = 'driver_payment'",
  rentals: "transaction_type = 'car_rental'",
  others: "transaction_type NOT IN ('revenue', 'driver_payment', 'car_rental')",
} as const;

/**
 * SQL: the total in USD of the transactions that meet `condition`. The database adds exact numerics per currency,
 * divides and rounds once, so a hundred times 0.01 AZN equals 1 AZN.
 * @param condition SQL over the columns of `transactions`
 */
export function totalUsd(condition: string): string {
  const sumIn = (currency: string) =>
    `coalesce(sum(amount) FILTER (WHERE currency = '${currency}' AND (${condition})), 0)`;
  return `round(${sumIn('USD')} + ${sumIn('AZN')} / ${aznPerUsd}, 2)`;
}
