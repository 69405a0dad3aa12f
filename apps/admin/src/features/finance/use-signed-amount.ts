import type { TransactionResponse } from '@chauffeur/contracts/finance/transaction';
import { useStaffLanguage } from '../../i18n/staff-language';
import { formatSum } from '../../text/format-number';
import { isIncome } from './money-direction.rules';

/** `+$120.00` for income, `−$40.00` for an expense. */
export function useSignedAmount(): (transaction: TransactionResponse) => string {
  const { language } = useStaffLanguage();
  return (transaction) => {
    const { amount, currency } = transaction;
    return `${isIncome(transaction) ? '+' : '−'}${formatSum(amount, currency, language)}`;
  };
}
