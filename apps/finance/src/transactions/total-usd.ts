import { aznPerUsd } from '@chauffeur/contracts/finance/transaction';

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
