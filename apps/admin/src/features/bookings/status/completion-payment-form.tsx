import type { BookingListItem } from '@chauffeur/contracts/bookings/booking';
import { useTranslation } from 'react-i18next';
import { emailsCustomerOfStatus } from '../../../booking-status/emails-customer-of-status';
import { PaymentForm } from '../payments/payment-form';

interface CompletionPaymentFormProps {
  booking: BookingListItem;
  onClose: () => void;
  /** Called with or without a payment. */
  onComplete: () => void;
}

/** Asks for the payment before a ride is marked complete. Staff can skip it. */
export function CompletionPaymentForm({ booking, onClose, onComplete }: CompletionPaymentFormProps) {
  const { t } = useTranslation('bookings');
  const emailText = t(emailsCustomerOfStatus('completed', booking) ? 'emailedOnce' : 'setStatus.textSilent');
  return (
    <PaymentForm
      booking={booking}
      onClose={onClose}
      onSaved={onComplete}
      step={{
        title: t('complete.title', { reference: booking.referenceNumber }),
        text: `${t('complete.text')} ${emailText}`,
        save: t('complete.save'),
        skip: t('complete.skip'),
        onSkip: onComplete,
      }}
    />
  );
}
