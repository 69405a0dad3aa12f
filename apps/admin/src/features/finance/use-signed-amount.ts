import { signedAmount, type TransactionResponse } from '@chauffeur/contracts/finance/transaction';
import { useStaffLanguage } from '../../i18n/staff-language';
import { formatSum } from '../../text/format-number';

/** Formats amounts: `+$120.00` for income, `−$40.00` for an expense, `$0.00` for either. */
export function useSignedAmount(): (transaction: TransactionResponse) => string {
  const { language } = useStaffLanguage();
  return (transaction) => {
    const amount = signedAmount(transaction);
    const sum = formatSum(amount, transaction.currency, language);
    return amount > 0 ? `+${sum}` : sum;
  };
}
