import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '@mui/material/styles';
import Skeleton from '@mui/material/Skeleton';
import { AttentionList } from '../../dispatch-display/attention/attention-list';
import { PageHead } from '../../layout/page-head';
import { SkipTo } from '../../layout/skip-link';
import { LoadFailure } from '../../lists/list-notice';
import { Panel } from '../../surfaces/panel';
import { BackupWarning } from './backups/backup-warning';
import { chartHeight } from './charts/bar-chart';
import { BookingsChart } from './charts/bookings-chart';
import { DashboardTotals } from './dashboard-totals';
import { Examples } from './first-steps/examples';
import { FailedEmails } from './work/failed-emails';
import { FirstPhotos } from './first-steps/first-photos';
import { LastBackup } from './backups/last-backup';
import { SetupSteps } from './first-steps/setup-steps';
import { QuickLinks } from './quick-links';
import { RecentBookings } from './recent-bookings';
import { RevenueChart } from './charts/revenue-chart';
import { TodaysWork } from './work/todays-work';
import { useDashboard } from './use-dashboard';
import { useExamples } from './first-steps/use-examples';
import { useSetupSteps } from './first-steps/use-setup-steps';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  marginBlock: 16,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

/** Shows today's work first, then setup tasks, totals, the latest bookings and charts. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const dashboard = useDashboard();
  const examples = useExamples();
  const isInUse = dashboard.data?.bookings.total !== (examples?.bookings ?? 0);
  const setupSteps = useSetupSteps(dashboard.data, isInUse);
  const attention = useRef<HTMLDivElement>(null);
  if (dashboard.isError && !dashboard.data) {
    return (
      <>
        <PageHead title={t('title')} />
        <LoadFailure message={t('loadFailed')} onRetry={() => void dashboard.refetch()} />
      </>
    );
  }
  return (
    <>
      <PageHead title={t('title')} />
      <SkipTo href="#attention" onSkip={() => attention.current?.focus()}>
        {t('skipToAttention')}
      </SkipTo>
      <FailedEmails />
      <BackupWarning />
      <TodaysWork />
      <div id="attention" ref={attention} tabIndex={-1}>
        <Panel title={t('attention')}>
          <AttentionList />
        </Panel>
      </div>
      <QuickLinks />
      {examples && <Examples examples={examples} />}
      {setupSteps.length > 0 && <SetupSteps steps={setupSteps} />}
      {!isInUse && Boolean(dashboard.data?.cars?.total) && <FirstPhotos />}
      {dashboard.data ? <DashboardTotals dashboard={dashboard.data} /> : <Skeleton height={100} />}
      <Columns>
        <Panel title={t('recent.title')}>
          {dashboard.data ? (
            <RecentBookings bookings={dashboard.data.recentBookings} />
          ) : (
            <Skeleton variant="rounded" height={260} />
          )}
        </Panel>
        <Panel title={t('chart.bookings')}>
          {dashboard.data ? (
            <BookingsChart days={dashboard.data.bookings.days} />
          ) : (
            <Skeleton variant="rounded" height={chartHeight} />
          )}
        </Panel>
      </Columns>
      <Panel title={t('chart.revenue')}>
        <RevenueChart />
      </Panel>
      <LastBackup />
    </>
  );
}
