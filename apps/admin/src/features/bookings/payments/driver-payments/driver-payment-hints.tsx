import type { BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import { outdatedDriverPayments } from '@chauffeur/contracts/finance/outdated-driver-payments';
import type { TransactionResponse } from '@chauffeur/contracts/finance/transaction';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../../../../i18n/staff-language';
import { formatRideDate } from '../../../../text/format-date';
import { formatMoney } from '../../../../text/format-number';
import { FieldChanges } from '../../detail/timeline/field-changes';
import { useBookingChanges } from '../../detail/timeline/use-booking-changes';

interface DriverPaymentHintsProps {
  booking: BookingDetailResponse;
  transactions: readonly TransactionResponse[];
}

/** Names payments to drivers since which the ride has changed: only staff can know whether they are still right. */
export function DriverPaymentHints({ booking, transactions }: DriverPaymentHintsProps) {
  const { t } = useTranslation('bookings');
  const { language } = useStaffLanguage();
  const edits = useBookingChanges(booking.id);
  const changed = edits.data?.pages.flatMap(({ items }) => items) ?? [];
  return outdatedDriverPayments(booking, transactions, changed).map(
    ({ payment, ended, isOtherDriver, changes }) => (
      <Alert key={payment.id} severity="warning" sx={{ mt: 1.5 }}>
        <AlertTitle>{t('driverPayment.title')}</AlertTitle>
        <div>
          {[
            payment.driver?.name,
            formatMoney(payment.amount, payment.currency, language),
            formatRideDate(payment.transactionDate, language),
          ]
            .filter(Boolean)
            .join(' · ')}
        </div>
        {ended && <div>{t(`driverPayment.${ended}`)}</div>}
        {isOtherDriver && (
          <div>
            {booking.driver
              ? t('driverPayment.otherDriver', { driver: booking.driver.name })
              : t('driverPayment.noDriver')}
          </div>
        )}
        {changes.length > 0 && <FieldChanges changes={changes} />}
        <div>{t('driverPayment.toDo')}</div>
      </Alert>
    ),
  );
}
