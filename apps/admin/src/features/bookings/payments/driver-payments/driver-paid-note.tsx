import { driverPaymentsOf } from '@chauffeur/contracts/finance/outdated-driver-payments';
import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../../../../i18n/staff-language';
import { formatMoney } from '../../../../text/format-number';
import { useBookingTransactions } from '../use-booking-transactions';

/** Says, before a ride is cancelled, reopened or deleted, which payments to drivers stay. */
export function DriverPaidNote({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation('bookings');
  const { language } = useStaffLanguage();
  const { data } = useBookingTransactions(bookingId);
  const payments = driverPaymentsOf(data?.items ?? []);
  if (payments.length === 0) return null;
  const paid = payments.map(({ driver, amount, currency }) =>
    [driver?.name, formatMoney(amount, currency, language)].filter(Boolean).join(', '),
  );
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {t('driverPayment.stays', { paid: paid.join('; ') })}
    </Alert>
  );
}
