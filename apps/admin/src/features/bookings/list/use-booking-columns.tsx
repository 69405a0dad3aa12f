import { internationalPhone } from '@chauffeur/phone';
import { placeName } from '@chauffeur/contracts/bookings/airport';
import type { BookingListItem } from '@chauffeur/contracts/bookings/booking';
import { joinWithArrows } from '@chauffeur/contracts/languages/right-to-left';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { RecordText } from '../../../i18n/record-text';
import { useStaffLanguage } from '../../../i18n/staff-language';
import type { Column } from '../../../lists/rows/column';
import { RowLink } from '../../../lists/rows/row-link';
import { SecondaryText } from '../../../surfaces/secondary-text';
import { ChangeMark } from '../../../booking-display/change-mark';
import { LegMark } from '../../../booking-display/leg-mark';
import { FlightMark } from '../../../booking-display/flight-mark';
import { bookedOffer, offerName } from '../../../booking-display/booking-texts';
import { formatRideDate } from '../../../text/format-date';
import { PriceCell } from './price-cell';
import { RowStatus } from './row-status';

const Reference = styled(RowLink)({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
/**
 * Two lines at most in a table: if all texts wrapped, half as many rows would fit on a laptop. They wrap on a card, and where the
 * reader has set wide spacing.
 */
const TwoLines = styled('div')(({ theme }) => ({
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('lg')]: {
    'html:not([data-wide-spacing]) &': {
      // The width that the sidebar and the other columns leave, so that the status is visible without scrolling
      // sideways.
      maxWidth: 'max(96px, calc((100vw - 985px) / 3))',
      '&, & > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
  },
}));
const Secondary = styled(SecondaryText)({ overflowWrap: 'anywhere' });
const Statuses = styled('div')({ display: 'grid', justifyItems: 'start', gap: 4 });
const Tabular = styled('div')({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export function useBookingColumns(): readonly Column<BookingListItem>[] {
  const { t } = useTranslation(['bookings', 'rideProgress']);
  const { language } = useStaffLanguage();
  const { search } = useLocation();
  return [
    {
      id: 'reference',
      label: t('columns.reference'),
      // Reference numbers are assigned in order of creation.
      sort: 'createdAt',
      cell: ({ id, referenceNumber }) => (
        <Reference to={`/bookings/${id}`} state={{ listSearch: search }}>
          {referenceNumber}
        </Reference>
      ),
    },
    {
      id: 'customer',
      label: t('columns.customer'),
      sort: 'customerName',
      cell: ({ customerName, customerEmail, customerPhone }) => (
        <TwoLines
          title={[customerName, internationalPhone(customerPhone), customerEmail].filter(Boolean).join(', ')}
        >
          <span>{customerName}</span>
          <Secondary>{internationalPhone(customerPhone)}</Secondary>
        </TwoLines>
      ),
    },
    {
      id: 'ride',
      label: t('columns.ride'),
      sort: 'bookingDate',
      cell: ({ bookingDate, bookingTime, flightNumber, flightCheck, leg }) => (
        <Tabular>
          <span>{formatRideDate(bookingDate, language)}</span>
          <Secondary>{[bookingTime, flightNumber].filter(Boolean).join(' · ')}</Secondary>
          <FlightMark check={flightCheck} />
          <LegMark leg={leg} />
        </Tabular>
      ),
    },
    {
      id: 'route',
      label: t('columns.route'),
      cell: ({ pickupLocation, dropoffLocation }) => {
        const [from, to] = [placeName(pickupLocation, language), placeName(dropoffLocation, language)];
        return (
          <TwoLines title={joinWithArrows([from, to])}>
            <span>{from}</span>
            {to && <Secondary>{`→ ${to}`}</Secondary>}
          </TwoLines>
        );
      },
    },
    {
      id: 'booked',
      label: t('columns.booked'),
      cell: (booking) => {
        const passengers = t('passengers', { count: booking.passengerCount });
        return (
          <TwoLines title={[booking.carName, offerName(booking, language), passengers].join(', ')}>
            <span>{booking.carName}</span>
            <Secondary>
              {`${passengers} · `}
              <RecordText of={bookedOffer(booking)} field="name" />
            </Secondary>
          </TwoLines>
        );
      },
    },
    {
      id: 'price',
      label: t('columns.price'),
      sort: 'totalPrice',
      align: 'right',
      cell: (booking) => <PriceCell booking={booking} />,
    },
    {
      id: 'driver',
      label: t('columns.driver'),
      cell: ({ driver, progress: { state }, status }) => (
        <>
          {driver ? <span>{driver.name}</span> : <Secondary>{t('driver.none')}</Secondary>}
          {(status === 'pending' || status === 'confirmed') && state !== 'none' && state !== 'accepted' && (
            <Secondary>{t(`rideProgress:states.${state}`)}</Secondary>
          )}
        </>
      ),
    },
    {
      id: 'status',
      label: t('columns.status'),
      sort: 'status',
      cell: (booking) => (
        <Statuses>
          <RowStatus booking={booking} />
          <ChangeMark of={booking} />
        </Statuses>
      ),
    },
  ];
}
