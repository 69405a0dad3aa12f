import type { BookingListItem } from '@chauffeur/contracts/bookings/booking';
import { useTranslation } from 'react-i18next';
import { Tag } from '../surfaces/tag';

type Changed = Pick<BookingListItem, 'status' | 'isCustomerChange'>;

/** Marks a booking that is pending because its customer changed it; renders nothing for a new request. */
export function ChangeMark({ of }: { of: Changed }) {
  const { t } = useTranslation('bookings');
  if (!isCustomerChange(of)) return null;
  return (
    <Tag tone="warning" sx={{ whiteSpace: 'normal' }}>
      {t('customerChange')}
    </Tag>
  );
}

/** Whether the booking is pending because its customer changed it; false once a status that staff set is shown. */
export function isCustomerChange({ status, isCustomerChange: isChange = false }: Changed): boolean {
  return status === 'pending' && isChange;
}
