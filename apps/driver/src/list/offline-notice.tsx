import { minuteMs } from '@chauffeur/contracts/time/durations';
import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { usePage, usePageState } from '../page/page-context';
import type { RejectedStep } from '../steps/queued-step';
import { useMoments } from '../text/use-moments';

/** Shows how old the list is while the server can't be reached. */
export function OfflineNotice({ now }: { now: number }) {
  const { t } = useTranslation();
  const page = usePage();
  const { isOffline, readAt, rejected } = usePageState();
  const { moment } = useMoments(now);
  // The steps that were rejected before; null if the network was available all the time, which is not announced.
  const [rejectedBefore, setRejectedBefore] = useState(isOffline ? rejected.map(keyOf) : null);
  if (isOffline && !rejectedBefore) setRejectedBefore(rejected.map(keyOf));
  // A step that is rejected now has an alert of its own, and is not sent once it is dismissed either.
  const isRejectedNow =
    !isOffline && rejected.some((step) => rejectedBefore?.includes(keyOf(step)) === false);
  if (isRejectedNow) setRejectedBefore(null);
  const minutes = Math.max(Math.floor((now - readAt) / minuteMs), 0);
  const age =
    minutes === 0
      ? t('list.justNow')
      : minutes < 60
        ? t('list.minutesAgo', { count: minutes })
        : t('list.hoursAgo', { count: Math.floor(minutes / 60) });
  return (
    <>
      {/* Always there, so that screen readers say what comes into it; without the age, which they would repeat each minute. */}
      <p role="status" className="visually-hidden">
        {rejectedBefore ? t(isOffline ? 'link.unreached' : 'link.reached') : ''}
      </p>
      {isOffline ? (
        <div className="notice warning">
          <p>{t('list.offline', { time: moment(readAt), age })}</p>
          <button type="button" className="button" onClick={() => void page.sync()}>
            {t('layout.tryAgain')}
          </button>
        </div>
      ) : null}
    </>
  );
}

/** Storage returns a new object at each read. */
function keyOf({ rideId, to, code, actionId }: RejectedStep): string {
  return actionId ?? [rideId, to, code].join(' ');
}
