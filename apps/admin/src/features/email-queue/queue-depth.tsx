import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../../i18n/staff-language';
import { TechnicalDetail } from '../../surfaces/technical-detail';
import { StatTiles } from '../../surfaces/stat-tiles';
import { formatMoment } from '../../text/format-date';
import { useEmailQueue } from './use-email-queue';

/** Shows how many emails wait, since when, and whether the queue is reachable. */
export function QueueDepth() {
  const { t } = useTranslation('emailQueue');
  const { language } = useStaffLanguage();
  const queue = useEmailQueue();
  if (queue.isError && !queue.data) {
    return (
      <Alert severity="error" sx={{ mb: 2 }}>
        {t('queueFailed')}
      </Alert>
    );
  }
  if (!queue.data) return <Skeleton variant="rounded" height={86} sx={{ mb: 2 }} />;
  const { isReachable, deliveries, oldestUnsentSince, lastRefusal } = queue.data;
  const { failed } = deliveries;
  return (
    <>
      {!isReachable && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('unreachable')}
        </Alert>
      )}
      {lastRefusal !== null && (
        <Alert severity="warning" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {t('lastRefusal')}
          <TechnicalDetail label={t('serverAnswer')} text={lastRefusal} />
        </Alert>
      )}
      <StatTiles
        label={t('stats.label')}
        stats={[
          { name: t('stats.queued'), value: deliveries.queued },
          { name: t('stats.waiting'), value: deliveries.waiting },
          { name: t('stats.willRetry'), value: deliveries.willRetry },
          { name: t('stats.failed'), value: failed, ...(failed > 0 ? { tone: 'error' as const } : {}) },
          { name: t('stats.sent'), value: deliveries.sent },
          {
            name: t('stats.oldest'),
            value: oldestUnsentSince ? formatMoment(oldestUnsentSince, language) : t('stats.none'),
          },
        ]}
      />
    </>
  );
}
