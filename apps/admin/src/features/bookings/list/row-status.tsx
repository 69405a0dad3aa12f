import type { BookingListItem } from '@chauffeur/contracts/bookings/booking';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../../booking-display/status-chip';
import { useStatusMenu } from '../status/use-status-menu';

/** The status of a row, with a menu that sets another one or books the ride again. */
export function RowStatus({ booking }: { booking: BookingListItem }) {
  const { t } = useTranslation('bookings');
  const { id, status, referenceNumber: reference } = booking;
  const { button, overlays } = useStatusMenu(booking, [
    { label: t('further.duplicate'), to: `/manual-booking?duplicate=${id}` },
    { label: t('further.return'), to: `/manual-booking?return=${id}` },
  ]);
  return (
    <>
      <ButtonBase
        {...button}
        aria-label={t('actions.setOf', { status: t(`status.${status}`), reference })}
        sx={{ minHeight: 24, borderRadius: 4, fontFamily: 'inherit' }}
      >
        <StatusChip status={status} />
      </ButtonBase>
      {overlays}
    </>
  );
}
