import type { BookingResponse } from '@chauffeur/contracts';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../../../i18n/staff-language';
import { DescriptionList } from '../../../surfaces/description-list';
import { formatMoney } from '../../../text/format-number';

/** Reason, note and fee of a customer who has cancelled by the link; nothing for other bookings. */
export function CustomerCancellation({ booking }: { booking: BookingResponse }) {
  const { t } = useTranslation('bookings');
  const { language } = useStaffLanguage();
  const { cancelReason, cancelNote, feeDueUsd } = booking;
  const items = [
    ...(feeDueUsd === null
      ? []
      : [{ name: t('cancellation.fee'), value: formatMoney(feeDueUsd, 'USD', language) }]),
    ...(cancelReason
      ? [{ name: t('cancellation.reason'), value: t(`cancellation.reasons.${cancelReason}`) }]
      : []),
    ...(cancelNote ? [{ name: t('cancellation.note'), value: cancelNote }] : []),
  ];
  return items.length > 0 ? <DescriptionList items={items} /> : null;
}
