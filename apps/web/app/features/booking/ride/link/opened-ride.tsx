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
  const { t } = useTranslation('ride');
  const rideInUse = useRide(token);
  const { fetchStatus, ride, isRefetching, refetch } = rideInUse;
  if (fetchStatus === 'invalid' || fetchStatus === 'expired') {
    return <LostLink reason={token === null ? 'none' : fetchStatus} />;
  }
  if (ride && token !== null) return <RideView token={token} ride={ride} openedRide={rideInUse} />;
  if (fetchStatus === 'unavailable') {
    return <Unavailable isRetrying={isRefetching} onRetry={refetch} />;
  }
  return <Loading announcement={t('loading')} />;
}

const loadRequestLink = () => import('./request-link');

/** The form to request a link. Visitors with a link do not need its code. */
function LostLink(props: ComponentProps<typeof RequestLink>) {
  const { t } = useTranslation(['ride', 'common']);
  const form = useLazyPart(loadRequestLink, true);
  if (form.part) return <form.part.RequestLink {...props} />;
  if (!form.hasFailed) return <Loading announcement={t('files.loading')} />;
  return (
    <MessagePage title={t('common:errorPage.title')} text={t('common:errorPage.text')}>
      <RetryButton variant="contained" isRetrying={false} onRetry={form.open} />
    </MessagePage>
  );
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

function Loading({ announcement }: { announcement: string }) {
  return (
    <Box sx={{ minHeight: '100vh' }}>
      <Announcement>{announcement}</Announcement>
      <PageSkeleton pagePath="/ride" />
    </Box>
  );
}
