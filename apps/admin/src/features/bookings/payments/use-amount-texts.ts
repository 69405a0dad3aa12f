import type { BookingListItem } from '@chauffeur/contracts/bookings/booking';
import { excessOf, openAmountOf } from '@chauffeur/contracts/bookings/prices/booking-payments';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../../../i18n/staff-language';
import { formatMoney } from '../../../text/format-number';

type Amounts = Pick<BookingListItem, 'totalPrice' | 'paidUsd' | 'status' | 'feeDueUsd'>;

/** Returns the texts of the amounts to be shown beside a booking's price; null for those that the price itself says. */
export function useAmountTexts(booking: Amounts): { open: string | null; excess: string | null } {
  const { t } = useTranslation('bookings');
  const { language } = useStaffLanguage();
  const open = openAmountOf(booking);
  const excess = excessOf(booking);
  const money = (amount: number) => formatMoney(amount, 'USD', language);
  return {
    open: open > 0 && open !== booking.totalPrice ? t('payments.open', { amount: money(open) }) : null,
    excess: excess > 0 ? t('payments.excess.mark', { excess: money(excess) }) : null,
  };
}
