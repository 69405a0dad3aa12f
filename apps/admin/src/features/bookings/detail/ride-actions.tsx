import type { BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EditBooking } from '../edit/edit-booking';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 16 });

/** Edits this booking, or opens the form of a manual booking, filled with a copy of this one or with the return ride. */
export function RideActions({ booking }: { booking: BookingDetailResponse }) {
  const { t } = useTranslation('bookings');
  const { id } = booking;
  return (
    <Row role="group" aria-label={t('further.label')}>
      <EditBooking booking={booking} />
      <Button component={Link} to={`/manual-booking?duplicate=${id}`} variant="outlined" color="inherit">
        {t('further.duplicate')}
      </Button>
      <Button component={Link} to={`/manual-booking?return=${id}`} variant="outlined" color="inherit">
        {t('further.return')}
      </Button>
    </Row>
  );
}
