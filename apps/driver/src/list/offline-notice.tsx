import { minuteMs } from '@chauffeur/contracts/time/durations';
import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { usePage, usePageState } from '../page/page-context';
import { useMoments } from '../text/use-moments';

/** Shows how old the list is while the server can't be reached. */
export function OfflineNotice({ now }: { now: number }) {
  const { t } = useTranslation();
  const page = usePage();
  const { isOffline, readAt, rejected } = usePageState();
  const { moment } = useMoments(now);
  // A network that was available all the time is not announced.
  const [wasOffline, setWasOffline] = useState(isOffline);
  if (isOffline && !wasOffline) setWasOffline(true);
  // A rejected step has an alert of its own, and is not sent once it is dismissed either.
  if (!isOffline && wasOffline && rejected.length > 0) setWasOffline(false);
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
        {wasOffline ? t(isOffline ? 'link.unreached' : 'link.reached') : ''}
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
