import type { TransactionResponse } from '@chauffeur/contracts/finance/transaction';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../../i18n/staff-language';
import { formatRideDate } from '../../text/format-date';
import { useSignedAmount } from './use-signed-amount';

/** Names a transaction: `Fuel −$40.00, Nov 21, 2026`. */
export function useTransactionName(): (transaction: TransactionResponse) => string {
  const { t } = useTranslation('finance');
  const { language } = useStaffLanguage();
  const signed = useSignedAmount();
  return (transaction) => {
    const { transactionType, transactionDate } = transaction;
    const date = formatRideDate(transactionDate, language);
    return `${t(`types.${transactionType}`)} ${signed(transaction)}, ${date}`;
  };
}
