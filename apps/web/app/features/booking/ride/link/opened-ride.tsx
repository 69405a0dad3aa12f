import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { RetryButton } from '../../../../buttons/retry-button';
import { useCompany } from '../../../../company/use-company';
import { MessagePage } from '../../../../error-pages/message-page';
import { useLazyPart } from '../../../../start/on-demand/use-lazy-part';
import type { RequestLink } from './request-link';
import { CallToCompany } from '../call-to-company';
import { useRide } from '../use-ride';
import { LazyContent } from './lazy-content';

/** The ride of a link, or a form to request a link if this one opens none. */
export function OpenedRide({ token }: { token: string | null }) {
  return token === null ? <LostLink reason="none" /> : <LinkedRide token={token} />;
}

const loadRideView = () => import('../ride-view');
const loadRequestLink = () => import('./request-link');

/** The ride's code is fetched together with the ride; visitors without a link do not need it. */
function LinkedRide({ token }: { token: string }) {
  const { t } = useTranslation('ride');
  const openedRide = useRide(token);
  const view = useLazyPart(loadRideView, true);
  const { fetchStatus, ride, isRefetching, refetch } = openedRide;
  if (fetchStatus === 'invalid' || fetchStatus === 'expired') return <LostLink reason={fetchStatus} />;
  if (!ride && fetchStatus === 'unavailable') {
    return <Unavailable isRetrying={isRefetching} onRetry={refetch} />;
  }
  return (
    // One element for both that are loading, so that it is announced once.
    <LazyContent
      content={ride ? view : { ...view, part: null, hasFailed: false }}
      announcement={t('loading')}
    >
      {({ RideView }) => ride && <RideView token={token} ride={ride} openedRide={openedRide} />}
    </LazyContent>
  );
}

/** The form to request a link. Visitors with a link do not need its code. */
function LostLink(props: ComponentProps<typeof RequestLink>) {
  const { t } = useTranslation('ride');
  return (
    <LazyContent content={useLazyPart(loadRequestLink, true)} announcement={t('files.loading')}>
      {(form) => <form.RequestLink {...props} />}
    </LazyContent>
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
