import type { BookingListItem } from '@chauffeur/contracts';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../../booking-display/status-chip';
import { useStatusMenu } from '../status/use-status-menu';

/** The status of a row, and the menu that sets another one. */
export function RowStatus({ booking }: { booking: BookingListItem }) {
  const { t } = useTranslation('bookings');
  const { button, overlays } = useStatusMenu(booking);
  const { status, referenceNumber: reference } = booking;
  return (
    <>
      <ButtonBase
        {...button}
        aria-label={t('actions.setOf', { status: t(`status.${status}`), reference })}
        sx={{ minHeight: 24, borderRadius: 4 }}
      >
        <StatusChip status={status} />
      </ButtonBase>
      {overlays}
    </>
  );
}
