import type { BookingListItem, BookingStatus } from '@chauffeur/contracts/bookings/booking';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ChangeMark } from '../../../booking-display/change-mark';
import { StatusChip } from '../../../booking-display/status-chip';
import { RowLink } from '../../../lists/rows/row-link';
import { Tag } from '../../../surfaces/tag';

const List = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  // With large text, the marks wrap below.
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: '0 10px',
  padding: '7px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
}));

const When = styled('span')({ maxWidth: '4rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' });

const Secondary = styled('div')(({ theme }) => ({
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
}));

const Who = styled('div')({ flex: '1 1 8rem', minWidth: 0 });

const Marks = styled('div')({ display: 'grid', justifyItems: 'end', gap: 4, marginInlineStart: 'auto' });

interface Work extends Pick<BookingListItem, 'isCustomerChange'> {
  readonly id: string;
  readonly status: BookingStatus;
  readonly when: string;
  readonly customerName: string;
  readonly carName: string;
  readonly driverName: string | undefined;
}

interface WorkListProps {
  /** undefined while they are loading. */
  bookings: readonly Work[] | undefined;
  none: string;
  /** False if all have the same status. */
  isStatusShown?: boolean;
}

/** Lists rides by time, with customer, car and driver. Marks what is still to be done. */
export function WorkList({ bookings, none, isStatusShown = true }: WorkListProps) {
  const { t } = useTranslation('dashboard');
  if (!bookings) return <Skeleton variant="rounded" height={160} />;
  if (bookings.length === 0) return <Typography color="text.secondary">{none}</Typography>;
  return (
    <List>
      {bookings.map((booking) => (
        <Row key={booking.id}>
          <When>{booking.when}</When>
          <Who>
            <RowLink to={`/bookings/${booking.id}`}>{booking.customerName}</RowLink>
            <Secondary>{[booking.carName, booking.driverName].filter(Boolean).join(' · ')}</Secondary>
          </Who>
          <Marks>
            {isStatusShown && booking.status !== 'confirmed' && <StatusChip status={booking.status} />}
            <ChangeMark of={booking} />
            {!booking.driverName && booking.status !== 'completed' && (
              <Tag tone="warning">{t('work.noDriver')}</Tag>
            )}
          </Marks>
        </Row>
      ))}
    </List>
  );
}
