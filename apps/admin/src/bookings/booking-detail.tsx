import type { BookingDetailResponse } from '@chauffeur/contracts';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../layout/page-head';
import { BookingHistory } from './booking-history';
import { CustomerFacts } from './customer-facts';
import { RideFacts } from './ride-facts';
import { StatusActions } from './status-actions';
import { StatusChip } from './status-chip';
import { Panel } from '../surfaces/panel';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
}));

const Column = styled('div')({ display: 'grid', gap: 16 });

export function BookingDetail({ booking }: { booking: BookingDetailResponse }) {
  const { t } = useTranslation('bookings');
  return (
    <>
      <PageHead title={booking.referenceNumber}>
        <StatusChip status={booking.status} />
      </PageHead>
      <StatusActions booking={booking} />
      <Columns>
        <Panel title={t('detail.ride')}>
          <RideFacts booking={booking} />
        </Panel>
        <Column>
          <Panel title={t('detail.customer')}>
            <CustomerFacts booking={booking} />
          </Panel>
          <Panel title={t('detail.history')}>
            <BookingHistory history={booking.history} />
          </Panel>
        </Column>
      </Columns>
    </>
  );
}
