import type { TransactionResponse, TransactionStatus } from '@chauffeur/contracts/finance/transaction';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useDescriptionText } from '../../booking-display/use-description-text';
import { usePaymentMethodText } from '../../booking-display/use-payment-method-text';
import { useStaffLanguage } from '../../i18n/staff-language';
import type { Column } from '../../lists/rows/column';
import type { RecordActions } from '../../records/resource';
import { RowActions } from '../../records/row-actions';
import { Tag, type TagTone } from '../../surfaces/tag';
import { SecondaryText } from '../../surfaces/secondary-text';
import { formatRideDate } from '../../text/format-date';
import { TransactionAmount } from './transaction-amount';
import { useTransactionName } from './use-transaction-name';

const tones: Record<TransactionStatus, TagTone> = {
  completed: 'success',
  pending: 'warning',
  cancelled: 'neutral',
};

const Day = styled('span')({ fontWeight: 700, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
const Words = styled('div')({ overflowWrap: 'anywhere' });
const Secondary = styled(SecondaryText)({ overflowWrap: 'anywhere' });
/** Leaves the other columns of a table their width. */
const Description = styled(Secondary)(({ theme }) => ({
  [theme.breakpoints.up('lg')]: { maxWidth: '20vw' },
}));

/** Shown for a transaction without a link. */
const none = '–';

export function useTransactionColumns(
  actions: RecordActions<TransactionResponse>,
): readonly Column<TransactionResponse>[] {
  const { t } = useTranslation('finance');
  const { language } = useStaffLanguage();
  const descriptionText = useDescriptionText();
  const methodText = usePaymentMethodText();
  const nameOf = useTransactionName();
  return [
    {
      id: 'date',
      label: t('columns.date'),
      cell: ({ transactionDate }) => <Day>{formatRideDate(transactionDate, language)}</Day>,
    },
    {
      id: 'what',
      label: t('fields.type'),
      cell: ({ transactionType, description, receiptUrl }) => (
        <>
          <span>{t(`types.${transactionType}`)}</span>
          {receiptUrl && (
            <>
              {' · '}
              <Link href={receiptUrl} target="_blank" rel="noreferrer">
                {t('receipt')}
              </Link>
            </>
          )}
          <Description>{descriptionText(description)}</Description>
        </>
      ),
    },
    {
      id: 'booking',
      label: t('columns.booking'),
      cell: ({ booking }) =>
        booking ? (
          <>
            <Link component={RouterLink} to={`/bookings/${booking.id}`} noWrap>
              {booking.referenceNumber}
            </Link>
            <Description>{booking.customerName}</Description>
          </>
        ) : (
          none
        ),
    },
    {
      id: 'driver',
      label: t('columns.driver'),
      cell: ({ driver }) => (driver ? <Words>{driver.name}</Words> : none),
    },
    {
      id: 'amount',
      label: t('columns.amount'),
      align: 'right',
      cell: (transaction) => (
        <>
          <TransactionAmount transaction={transaction} />
          {transaction.paymentMethod && <Secondary>{methodText(transaction.paymentMethod)}</Secondary>}
        </>
      ),
    },
    {
      id: 'status',
      label: t('columns.status'),
      cell: ({ status }) => <Tag tone={tones[status]}>{t(`statuses.${status}`)}</Tag>,
    },
    {
      id: 'actions',
      isActions: true,
      label: t('columns.actions'),
      cell: (transaction) => (
        <RowActions
          name={nameOf(transaction)}
          onEdit={() => actions.edit(transaction)}
          onRemove={() => actions.remove(transaction)}
        />
      ),
    },
  ];
}
