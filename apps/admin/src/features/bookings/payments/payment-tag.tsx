import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import { paymentStateOf, type PaymentState } from '@chauffeur/contracts/bookings/prices/booking-payments';
import { useTranslation } from 'react-i18next';
import { Tag, type TagTone } from '../../../surfaces/tag';

const tones: Record<PaymentState, TagTone> = {
  toBeAgreed: 'neutral',
  unpaid: 'neutral',
  partPaid: 'warning',
  paid: 'success',
  nothingDue: 'neutral',
  receivedNothingDue: 'neutral',
};

/** Shows whether what is due for the booking has been received. */
export function PaymentTag({ booking }: { booking: BookingResponse }) {
  const { t } = useTranslation('bookings');
  const state = paymentStateOf(booking);
  return <Tag tone={tones[state]}>{t(`payments.states.${state}`)}</Tag>;
}
