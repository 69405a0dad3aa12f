import { aznPerUsd } from '@chauffeur/contracts/finance/transaction';

/** The totals of which the profit is made; what is neither revenue nor of these types is in `others`. */
export const totals = {
  revenue: "transaction_type = 'revenue'",
  drivers: "transaction_type = 'driver_payment'",
  rentals: "transaction_type = 'car_rental'",
  others: "transaction_type NOT IN ('revenue', 'driver_payment', 'car_rental')",
} as const;

/**
 * SQL of the total in USD of the transactions that meet `condition`. The database adds exact numerics of each currency
 * and divides and rounds once, so that a hundred times 0.01 AZN are as much as once 1 AZN.
 * @param condition SQL over the columns of `transactions`
 */
export function totalUsd(condition: string): string {
  const sumIn = (currency: string) =>
    `coalesce(sum(amount) FILTER (WHERE currency = '${currency}' AND (${condition})), 0)`;
  return `round(${sumIn('USD')} + ${sumIn('AZN')} / ${aznPerUsd}, 2)`;
}
