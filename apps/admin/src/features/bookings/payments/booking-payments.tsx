import type { BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import { openAmountOf, paymentStateOf } from '@chauffeur/contracts/bookings/prices/booking-payments';
import { signedAmount } from '@chauffeur/contracts/finance/transaction';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useDescriptionText } from '../../../booking-display/use-description-text';
import { usePaymentMethodText } from '../../../booking-display/use-payment-method-text';
import { useStaffLanguage } from '../../../i18n/staff-language';
import { LoadFailure } from '../../../lists/list-notice';
import { SecondaryText } from '../../../surfaces/secondary-text';
import { Tag } from '../../../surfaces/tag';
import { formatRideDate } from '../../../text/format-date';
import { formatMoney } from '../../../text/format-number';
import { DriverPaymentHints } from './driver-payments/driver-payment-hints';
import { PaymentForm } from './payment-form';
import { PaymentTag } from './payment-tag';
import { hasUndecidedPayments } from './undecided-payments.rules';
import { SettlePayments } from './settle-payments';
import { useAmountTexts } from './use-amount-texts';
import { useBookingTransactions } from './use-booking-transactions';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });
const List = styled('ul')({ display: 'grid', gap: 10, margin: '14px 0', padding: 0, listStyle: 'none' });

/** Lists what was received for a booking, each transaction with a link to Finance, and has the form for the next one. */
export function BookingPayments({ booking }: { booking: BookingDetailResponse }) {
  const { t } = useTranslation('bookings');
  const { language } = useStaffLanguage();
  const [isPaying, setPaying] = useState(false);
  const { id, referenceNumber, status, paidUsd, feeDueUsd } = booking;
  const { data, isError, refetch } = useBookingTransactions(id);
  const descriptionText = useDescriptionText();
  const methodText = usePaymentMethodText();
  const transactions = data?.items ?? [];
  // Where the transactions can't be read, staff are asked rather than left without a way to decide.
  const isUndecided = data ? hasUndecidedPayments(data.items) : isError;
  const open = openAmountOf(booking);
  const amounts = useAmountTexts(booking);
  return (
    <>
      <Row>
        <PaymentTag booking={booking} />
        {paidUsd > 0 && (
          <span>{t('payments.received', { amount: formatMoney(paidUsd, 'USD', language) })}</span>
        )}
        {amounts.open && <span>{amounts.open}</span>}
        {amounts.excess && <Tag tone="neutral">{amounts.excess}</Tag>}
      </Row>
      {isError && !data && (
        <Box sx={{ mt: 1.5 }}>
          <LoadFailure message={t('payments.loadFailed')} onRetry={() => void refetch()} />
        </Box>
      )}
      {transactions.length > 0 && (
        <List>
          {transactions.map((transaction) => (
            <li key={transaction.id}>
              <Link component={RouterLink} to={`/finance?search=${encodeURIComponent(referenceNumber)}`}>
                {descriptionText(transaction.description)}
              </Link>
              <SecondaryText>
                {[
                  formatRideDate(transaction.transactionDate, language),
                  formatMoney(signedAmount(transaction), transaction.currency, language),
                  methodText(transaction.paymentMethod),
                  transaction.driver?.name,
                  t(`payments.statuses.${transaction.status}`),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </SecondaryText>
            </li>
          ))}
        </List>
      )}
      <DriverPaymentHints booking={booking} transactions={transactions} />
      {/* What is received of the fee stays. */}
      {status === 'cancelled' && paidUsd > (feeDueUsd ?? 0) && isUndecided && (
        <SettlePayments booking={booking} />
      )}
      {(status === 'cancelled' ? open > 0 : paymentStateOf(booking) !== 'paid') && (
        <Button variant="outlined" color="inherit" sx={{ mt: 1.5 }} onClick={() => setPaying(true)}>
          {t('payments.add')}
        </Button>
      )}
      {isPaying && <PaymentForm booking={booking} onClose={() => setPaying(false)} />}
    </>
  );
}
