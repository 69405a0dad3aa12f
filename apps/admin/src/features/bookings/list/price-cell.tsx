import type { BookingListItem } from '@chauffeur/contracts/bookings/booking';
import { paymentStateOf } from '@chauffeur/contracts/bookings/prices/booking-payments';
import { useTranslation } from 'react-i18next';
import { SecondaryText } from '../../../surfaces/secondary-text';
import { BookingPrice } from '../booking-price';
import { useAmountTexts } from '../payments/use-amount-texts';

/** The price of a booking, and what of it was received. */
export function PriceCell({ booking }: { booking: BookingListItem }) {
  const { t } = useTranslation('bookings');
  const state = paymentStateOf(booking);
  const { open, excess } = useAmountTexts(booking);
  const received = state === 'toBeAgreed' ? null : t(`payments.states.${state}`);
  return (
    <>
      <BookingPrice booking={booking} />
      {[received, open, excess].map(
        (line) =>
          line && (
            <SecondaryText key={line} sx={{ overflowWrap: 'anywhere' }}>
              {line}
            </SecondaryText>
          ),
      )}
    </>
  );
}
