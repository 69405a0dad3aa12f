import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { RetryButton } from '../../../../buttons/retry-button';
import { useCompany } from '../../../../company/use-company';
import { MessagePage } from '../../../../error-pages/message-page';
import { PageSkeleton } from '../../../../layout/page-skeleton';
import { useLazyPart } from '../../../../start/on-demand/use-lazy-part';
import { Announcement } from '../../../../surfaces/announcement';
import type { RequestLink } from './request-link';
import { CallToCompany } from '../call-to-company';
import { RideView } from '../ride-view';
import { useRide } from '../use-ride';

/** The ride of a link, or a form to request a link if this one opens none. */
export function OpenedRide({ token }: { token: string | null }) {
  const rideInUse = useRide(token);
  const { fetchStatus, ride, isRefetching, refetch } = rideInUse;
  if (fetchStatus === 'invalid' || fetchStatus === 'expired') {
    return <LostLink reason={token === null ? 'none' : fetchStatus} />;
  }
  if (ride && token !== null) return <RideView token={token} ride={ride} openedRide={rideInUse} />;
  if (fetchStatus === 'unavailable') {
    return <Unavailable isRetrying={isRefetching} onRetry={refetch} />;
  }
  return <Loading />;
}

const loadRequestLink = () => import('./request-link');

/** The form to request a link. It is loaded only where it is shown: most visitors have a link. */
function LostLink(props: ComponentProps<typeof RequestLink>) {
  const form = useLazyPart(loadRequestLink, true);
  if (form.part) return <form.part.RequestLink {...props} />;
  return form.hasFailed ? <Unavailable isRetrying={false} onRetry={form.open} /> : <Loading />;
}

function Unavailable(props: Pick<ComponentProps<typeof RetryButton>, 'isRetrying' | 'onRetry'>) {
  const { t } = useTranslation('ride');
  const { phone } = useCompany();
  return (
    <MessagePage
      title={t('unavailable.title')}
      text={<CallToCompany text={t('unavailable.text', { phone })} />}
    >
      <RetryButton variant="contained" {...props} />
    </MessagePage>
  );
}

function Loading() {
  const { t } = useTranslation('ride');
  return (
    <Box sx={{ minHeight: '100vh' }}>
      <Announcement>{t('loading')}</Announcement>
      <PageSkeleton pagePath="/ride" />
    </Box>
  );
}
