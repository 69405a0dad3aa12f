import type { BookingResponse } from '@chauffeur/contracts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 16 });

/** Leads to the form of a manual booking, filled with this one or with the way back. */
export function FurtherRides({ booking: { id } }: { booking: BookingResponse }) {
  const { t } = useTranslation('bookings');
  return (
    <Row role="group" aria-label={t('further.label')}>
      <Button component={Link} to={`/manual-booking?duplicate=${id}`} variant="outlined" color="inherit">
        {t('further.duplicate')}
      </Button>
      <Button component={Link} to={`/manual-booking?return=${id}`} variant="outlined" color="inherit">
        {t('further.return')}
      </Button>
    </Row>
  );
}
