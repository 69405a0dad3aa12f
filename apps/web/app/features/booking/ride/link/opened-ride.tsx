import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { RetryButton } from '../../../../buttons/retry-button';
import { MessagePage } from '../../../../error-pages/message-page';
import { PageSkeleton } from '../../../../layout/page-skeleton';
import { Announcement } from '../../../../surfaces/announcement';
import { RequestLink } from './request-link';
import { RideView } from '../ride-view';
import { useRide } from '../use-ride';

/** The ride of a link, or a form to request a link if this one opens none. */
export function OpenedRide({ token }: { token: string | null }) {
  const { t } = useTranslation('ride');
  const rideInUse = useRide(token);
  const { fetchStatus, ride, isRefetching, refetch } = rideInUse;
  if (fetchStatus === 'invalid' || fetchStatus === 'expired') {
    return <RequestLink reason={token === null ? 'none' : fetchStatus} />;
  }
  if (ride && token !== null) return <RideView token={token} ride={ride} openedRide={rideInUse} />;
  if (fetchStatus === 'unavailable') {
    return (
      <MessagePage title={t('unavailable.title')} text={t('unavailable.text')}>
        <RetryButton variant="contained" isRetrying={isRefetching} onRetry={refetch} />
      </MessagePage>
    );
  }
  return (
    <Box sx={{ minHeight: '100vh' }}>
      <Announcement>{t('loading')}</Announcement>
      <PageSkeleton pagePath="/ride" />
    </Box>
  );
}
