import type { BookingListItem } from '@chauffeur/contracts';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useStaffLanguage } from '../../i18n/staff-language';
import { LoadFailure } from '../../lists/list-notice';
import { Panel } from '../../surfaces/panel';
import { formatDay } from '../../text/format-date';
import { usePending, useRides, workDays } from './use-work';
import { WorkList } from './work-list';

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

const Summary = styled('p')(({ theme }) => ({
  margin: '0 0 8px',
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
}));

/** What there is to do: the rides of today and tomorrow, and what waits for a confirmation. */
export function TodaysWork() {
  const { t } = useTranslation('dashboard');
  const { language } = useStaffLanguage();
  const { today, tomorrow } = workDays();
  const rides = useRides(today, tomorrow);
  const pending = usePending(today);
  const failed = [rides, pending].find(({ isError, data }) => isError && !data);
  if (failed) return <LoadFailure message={t('loadFailed')} onRetry={() => void failed.refetch()} />;
  const timeOf = ({ bookingTime }: BookingListItem) => bookingTime ?? t('work.noTime');
  return (
    <Columns>
      {([today, tomorrow] as const).map((day) => {
        const ofDay = rides.data?.items.filter(
          ({ bookingDate, status }) => bookingDate === day && status !== 'cancelled',
        );
        const title = t(day === today ? 'work.today' : 'work.tomorrow', { day: formatDay(day, language) });
        return (
          <Panel key={day} title={title}>
            {ofDay && ofDay.length > 0 && <DaySummary rides={ofDay} day={day} />}
            <WorkList bookings={ofDay} none={t('work.none')} whenOf={timeOf} />
          </Panel>
        );
      })}
      <Panel title={t('work.pending')}>
        {pending.data && pending.data.total > 0 && (
          <Summary>
            <Link component={RouterLink} to="/bookings?status=pending" color="link.main">
              {t('work.allPending', { count: pending.data.total })}
            </Link>
          </Summary>
        )}
        <WorkList
          bookings={pending.data?.items}
          none={t('work.nonePending')}
          isStatusShown={false}
          whenOf={({ bookingDate }) => formatDay(bookingDate, language).replaceAll(' ', '\u00a0')}
        />
      </Panel>
    </Columns>
  );
}

function DaySummary({ rides, day }: { rides: readonly BookingListItem[]; day: string }) {
  const { t } = useTranslation('dashboard');
  const withoutDriver = rides.filter(({ driver, status }) => !driver && status !== 'completed').length;
  return (
    <Summary>
      <Link
        component={RouterLink}
        to={`/bookings?from=${day}&to=${day}&sort=bookingDate&direction=asc`}
        color="link.main"
      >
        {t('work.rides', { count: rides.length })}
      </Link>
      {withoutDriver > 0 && ` · ${t('work.withoutDriver', { count: withoutDriver })}`}
    </Summary>
  );
}
