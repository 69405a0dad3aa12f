import type { BookingListItem } from '@chauffeur/contracts/bookings/booking';
import {
  excessOf,
  openAmountOf,
  paymentStateOf,
} from '@chauffeur/contracts/bookings/prices/booking-payments';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../../../i18n/staff-language';
import { SecondaryText } from '../../../surfaces/secondary-text';
import { formatMoney } from '../../../text/format-number';
import { BookingPrice } from '../booking-price';

/** The price of a booking, and what of it was received. */
export function PriceCell({ booking }: { booking: BookingListItem }) {
  const { t } = useTranslation('bookings');
  const { language } = useStaffLanguage();
  const state = paymentStateOf(booking);
  const open = openAmountOf(booking);
  const excess = booking.status === 'cancelled' ? 0 : excessOf(booking);
  return (
    <>
      <BookingPrice booking={booking} />
      {state !== 'toBeAgreed' && (
        <SecondaryText sx={{ overflowWrap: 'anywhere' }}>{t(`payments.states.${state}`)}</SecondaryText>
      )}
      {open > 0 && open !== booking.totalPrice && (
        <SecondaryText sx={{ overflowWrap: 'anywhere' }}>
          {t('payments.open', { amount: formatMoney(open, 'USD', language) })}
        </SecondaryText>
      )}
      {excess > 0 && (
        <SecondaryText sx={{ overflowWrap: 'anywhere' }}>
          {t('payments.excess.mark', { excess: formatMoney(excess, 'USD', language) })}
        </SecondaryText>
      )}
    </>
  );
}
