import { isIncome, usdOf, type TransactionResponse } from '@chauffeur/contracts/finance/transaction';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../../i18n/staff-language';
import { formatSum } from '../../text/format-number';
import { useSignedAmount } from './use-signed-amount';

const Amount = styled('div', { shouldForwardProp: (name) => name !== 'isIncome' })<{ isIncome: boolean }>(
  ({ theme, isIncome: comesIn }) => ({
    fontWeight: 700,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    color: comesIn ? theme.vars.palette.success.main : theme.vars.palette.text.primary,
  }),
);

const InUsd = styled('div')(({ theme }) => ({
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
}));

/** Shows income with a plus, an expense with a minus, and for an amount in AZN the equivalent in USD. */
export function TransactionAmount({ transaction }: { transaction: TransactionResponse }) {
  const { t } = useTranslation('finance');
  const { language } = useStaffLanguage();
  const signed = useSignedAmount();
  const comesIn = isIncome(transaction);
  return (
    <>
      <Amount isIncome={comesIn}>{signed(transaction)}</Amount>
      {transaction.currency === 'AZN' && (
        <InUsd>{t('inUsd', { amount: formatSum(usdOf(transaction), 'USD', language) })}</InUsd>
      )}
    </>
  );
}
