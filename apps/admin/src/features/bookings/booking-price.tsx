import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../../i18n/staff-language';
import { formatMoney } from '../../text/format-number';

const Amount = styled('span')({ fontWeight: 700, fontVariantNumeric: 'tabular-nums' });
const ToAgree = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

/** Shows the total in USD; 0 means that it is still to be agreed. */
export function BookingPrice({ booking: { totalPrice } }: { booking: BookingResponse }) {
  const { t } = useTranslation('bookings');
  const { language } = useStaffLanguage();
  if (totalPrice === 0) return <ToAgree>{t('priceToBeAgreed')}</ToAgree>;
  return <Amount>{formatMoney(totalPrice, 'USD', language)}</Amount>;
}
