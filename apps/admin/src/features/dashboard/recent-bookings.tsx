import type { BookingListItem } from '@chauffeur/contracts/bookings/booking';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { bookedOffer, rideMoment } from '../../booking-display/booking-texts';
import { StatusChip } from '../../booking-display/status-chip';
import { RecordText } from '../../i18n/record-text';
import { useStaffLanguage } from '../../i18n/staff-language';
import { formatMoment } from '../../text/format-date';
import { RowLink } from '../../lists/rows/row-link';

const List = styled('ol')({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '2px 12px',
  padding: '10px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
}));

const Secondary = styled('span')(({ theme }) => ({
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
}));

const OneLine = styled('span')({ whiteSpace: 'nowrap' });

/** How many of an id's last characters identify a booking here (specification, constants). */
const shownCharacters = 8;

export function RecentBookings({ bookings }: { bookings: readonly BookingListItem[] }) {
  const { t } = useTranslation('dashboard');
  const { language } = useStaffLanguage();
  if (bookings.length === 0) return <Typography color="text.secondary">{t('recent.none')}</Typography>;
  return (
    <List>
      {bookings.map((booking) => (
        <Row key={booking.id}>
          <span>
            <RowLink to={`/bookings/${booking.id}`}>#{booking.id.slice(-shownCharacters)}</RowLink>{' '}
            {booking.customerName}
          </span>
          <StatusChip status={booking.status} />
          <Secondary>
            <OneLine>{t('recent.bookedAt', { moment: formatMoment(booking.createdAt, language) })}</OneLine> ·{' '}
            <RecordText of={bookedOffer(booking)} field="name" />,{' '}
            <OneLine>{rideMoment(booking, language)}</OneLine>
          </Secondary>
        </Row>
      ))}
    </List>
  );
}
