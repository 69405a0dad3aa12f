import type { BookingListItem } from '@chauffeur/contracts/bookings/booking';
import { useTranslation } from 'react-i18next';
import { isEmailed } from '../../../booking-status/is-emailed';
import { PaymentForm } from '../payments/payment-form';

interface CompleteUnpaidProps {
  booking: BookingListItem;
  onClose: () => void;
  /** Called with or without a payment. */
  onComplete: () => void;
}

/** Asks for the payment before a ride is marked complete. Staff can skip it. */
export function CompleteUnpaid({ booking, onClose, onComplete }: CompleteUnpaidProps) {
  const { t } = useTranslation('bookings');
  const emailText = t(isEmailed('completed', booking) ? 'setStatus.text' : 'setStatus.textSilent');
  return (
    <PaymentForm
      booking={booking}
      onClose={onClose}
      onSaved={onComplete}
      offer={{
        title: t('complete.title', { reference: booking.referenceNumber }),
        text: `${t('complete.text')} ${emailText}`,
        save: t('complete.save'),
        skip: t('complete.skip'),
        onSkip: onComplete,
      }}
    />
  );
}
