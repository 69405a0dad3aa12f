import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useTodayInBaku } from '../../../dispatch-display/use-today-in-baku';
import { useStaffLanguage } from '../../../i18n/staff-language';
import { LoadFailure } from '../../../lists/list-notice';
import { Panel } from '../../../surfaces/panel';
import { dayAfter } from '../../../text/day-after';
import { formatDay } from '../../../text/format-date';
import { RidesOfDay } from './rides-of-day';
import { pendingFilter, usePendingBookings } from './use-pending-bookings';
import { WorkList } from './work-list';
import { WorkSummary } from './work-summary';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  marginBlock: 16,
  [theme.breakpoints.between('sm', 'lg')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :last-child': { gridColumn: '1 / -1' },
  },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

/** Shows the rides of today and tomorrow, and the bookings that wait for a confirmation. */
export function TodaysWork() {
  const { t } = useTranslation('dashboard');
  const { language } = useStaffLanguage();
  const today = useTodayInBaku();
  const tomorrow = dayAfter(today, 1);
  const dayOf = (day: string) => formatDay(day, language);
  return (
    <Columns>
      <Panel title={t('work.today', { day: dayOf(today) })}>
        <RidesOfDay day={today} />
      </Panel>
      <Panel title={t('work.tomorrow', { day: dayOf(tomorrow) })}>
        <RidesOfDay day={tomorrow} />
      </Panel>
      <Panel title={t('work.pending')}>
        <Pending today={today} />
      </Panel>
    </Columns>
  );
}

function Pending({ today }: { today: string }) {
  const { t } = useTranslation('dashboard');
  const { language } = useStaffLanguage();
  const { data, isError, refetch } = usePendingBookings(today);
  if (isError && !data) return <LoadFailure message={t('loadFailed')} onRetry={() => void refetch()} />;
  return (
    <>
      {data && data.total > 0 && (
        <WorkSummary>
          <Link component={RouterLink} to={`/bookings?${pendingFilter(today)}`}>
            {t('work.allPending', { count: data.total })}
          </Link>
        </WorkSummary>
      )}
      <WorkList
        bookings={data?.items.map((booking) => ({
          ...booking,
          when: formatDay(booking.bookingDate, language).replaceAll(' ', '\u00a0'),
          driverName: booking.driver?.name,
        }))}
        none={t('work.nonePending')}
        isStatusShown={false}
      />
    </>
  );
}
