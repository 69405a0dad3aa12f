import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../i18n/staff-language';
import { Figures } from '../surfaces/figures';
import { formatMoment } from '../text/format-date';
import { useEmailQueue } from './use-email-queue';

/** How much waits, since when, and whether the queue answers. */
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
          {t('lastRefusal', { answer: lastRefusal })}
        </Alert>
      )}
      <Figures
        label={t('figures.label')}
        figures={[
          { name: t('figures.queued'), value: deliveries.queued },
          { name: t('figures.waiting'), value: deliveries.waiting },
          { name: t('figures.willRetry'), value: deliveries.willRetry },
          { name: t('figures.failed'), value: failed, ...(failed > 0 ? { tone: 'error' as const } : {}) },
          { name: t('figures.sent'), value: deliveries.sent },
          {
            name: t('figures.oldest'),
            value: oldestUnsentSince ? formatMoment(oldestUnsentSince, language) : t('figures.none'),
          },
        ]}
      />
    </>
  );
}
