import type { BookingListItem } from '@chauffeur/contracts';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useStaffLanguage } from '../i18n/staff-language';
import type { Column } from '../lists/column';
import { RowLink } from '../lists/row-link';
import { BookingPrice } from './booking-price';
import { offerName, rideMoment } from './booking-texts';
import { StatusChip } from './status-chip';

const Reference = styled(RowLink)({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
const Customer = styled('div')({ minWidth: 170 });
const Quiet = styled('div')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
}));
const Tabular = styled('span')({ fontVariantNumeric: 'tabular-nums' });

export function useBookingColumns(): readonly Column<BookingListItem>[] {
  const { t } = useTranslation('bookings');
  const { language } = useStaffLanguage();
  const { search } = useLocation();
  return [
    {
      id: 'reference',
      label: t('columns.reference'),
      // References are given in the order in which bookings come.
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
      cell: ({ customerName, customerEmail }) => (
        <Customer>
          {customerName}
          <Quiet>{customerEmail}</Quiet>
        </Customer>
      ),
    },
    {
      id: 'ride',
      label: t('columns.ride'),
      sort: 'bookingDate',
      cell: (booking) => <Tabular>{rideMoment(booking, language)}</Tabular>,
    },
    {
      id: 'booked',
      label: t('columns.booked'),
      cell: (booking) => (
        <>
          {booking.carName}
          <Quiet>{offerName(booking, language)}</Quiet>
        </>
      ),
    },
    {
      id: 'price',
      label: t('columns.price'),
      sort: 'totalPrice',
      align: 'right',
      cell: (booking) => <BookingPrice booking={booking} />,
    },
    {
      id: 'driver',
      label: t('columns.driver'),
      cell: ({ driver }) => driver?.name ?? <Quiet>{t('driver.none')}</Quiet>,
    },
    {
      id: 'status',
      label: t('columns.status'),
      sort: 'status',
      cell: ({ status }) => <StatusChip status={status} />,
    },
  ];
}
