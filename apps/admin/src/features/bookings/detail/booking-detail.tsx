import type { BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import { styled } from '@mui/material/styles';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../layout/page-head';
import { BookingEmails } from '../emails/booking-emails';
import { BookingHistory } from './timeline/booking-history';
import { CustomerCancellation } from './status/customer-cancellation';
import { CustomerDetails } from './customer-details';
import { DriverAssignment } from '../driver/driver-assignment';
import { DriverProgress } from '../driver/driver-progress';
import { NoShowDecision } from './status/no-show-decision';
import { RideActions } from './ride-actions';
import { RemoveBookingButton } from './status/remove-booking-button';
import { RideLink } from './ride-link';
import { RideDetails } from './ride-details';
import { BookingPayments } from '../payments/booking-payments';
import { StatusActions } from './status/status-actions';
import { ChangeMark } from '../../../booking-display/change-mark';
import { LegMark } from '../../../booking-display/leg-mark';
import { ProblemTags } from '../../../dispatch-display/problem-tags';
import { StatusChip } from '../../../booking-display/status-chip';
import { ContactLinks } from '../../../ride-messages/contact-links';
import { CustomerMessages } from '../../../ride-messages/customer-messages';
import { DriverMessage } from '../../../ride-messages/driver-message';
import { hasState, StateTag } from '../../../ride-progress/state-tag';
import { Panel } from '../../../surfaces/panel';
import { Tag } from '../../../surfaces/tag';
import { useFocusFallback } from '../../../focus/use-focus-fallback';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
}));

const Column = styled('div')({ display: 'grid', gap: 16, minWidth: 0 });

const Reach = styled('div')({ display: 'grid', gap: 12, '&:not(:empty)': { marginTop: 14 } });

/** The space that the actions cover on a phone. */
const Reserve = styled('div')(({ theme }) => ({ [theme.breakpoints.down('sm')]: { height: 64 } }));

export function BookingDetail({ booking }: { booking: BookingDetailResponse }) {
  const { t } = useTranslation('bookings');
  const focusFallback = useFocusFallback<HTMLDivElement>();
  return (
    <>
      <div role="group" aria-label={booking.referenceNumber} {...focusFallback}>
        <PageHead title={booking.referenceNumber}>
          <StatusChip status={booking.status} />
          {hasState(booking) && <StateTag progress={booking.progress} day={booking.bookingDate} />}
          <ChangeMark of={booking} />
          <LegMark leg={booking.otherLeg && booking.leg} />
          {booking.isDemo && <Tag>{t('detail.example')}</Tag>}
        </PageHead>
        <StatusActions booking={booking} />
        <NoShowDecision booking={booking} />
      </div>
      <Columns>
        <Column>
          <Panel title={t('detail.ride')}>
            <Box sx={{ '&:not(:empty)': { mb: 1.5 } }}>
              <ProblemTags problems={booking.problems} driverProblems={booking.driverProblems} />
            </Box>
            <RideDetails booking={booking} />
            <RideActions booking={booking} />
          </Panel>
          <Panel title={t('detail.driver')}>
            <DriverProgress booking={booking} />
            <DriverAssignment booking={booking} />
            <Reach>
              {booking.driver && booking.status !== 'cancelled' && (
                <DriverMessage booking={booking} driver={booking.driver} />
              )}
            </Reach>
          </Panel>
          <Panel title={t('detail.emails')}>
            <BookingEmails booking={booking} />
          </Panel>
        </Column>
        <Column>
          <Panel title={t('detail.customer')}>
            <CustomerDetails booking={booking} />
            <Reach>
              <ContactLinks customer={booking} />
              {booking.status !== 'cancelled' && <CustomerMessages booking={booking} />}
            </Reach>
            <CustomerCancellation booking={booking} />
            <RideLink booking={booking} />
          </Panel>
          <Panel title={t('payments.title')}>
            <BookingPayments booking={booking} />
          </Panel>
          <Panel title={t('detail.history')}>
            <BookingHistory booking={booking} />
          </Panel>
        </Column>
      </Columns>
      <RemoveBookingButton booking={booking} />
      <Reserve />
    </>
  );
}
