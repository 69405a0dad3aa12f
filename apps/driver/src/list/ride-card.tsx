import type { DriverRide } from '@chauffeur/contracts/driver-page/driver-rides';
import { useTranslation } from '../i18n/use-translation';
import { bakuTime } from '../clock/baku-time';
import { usePageState } from '../page/page-context';
import { StateBadge } from './state-badge';

/** A ride in the list; the whole card is a link to it. */
export function RideCard({ ride, onOpen }: { ride: DriverRide; onOpen: () => void }) {
  const { t } = useTranslation();
  const { waiting, isPersistent, isOffline } = usePageState();
  const { id, startsAt, from, to, changed, isCancelled } = ride;
  return (
    <button type="button" className={isCancelled ? 'card cancelled' : 'card'} onClick={onOpen}>
      <span className="card-head">
        <span className="time">{startsAt ? bakuTime(Date.parse(startsAt)) : t('list.noTime')}</span>
        <StateBadge ride={ride} />
      </span>
      <span className="route">{from.text}</span>
      {to ? <span className="route to">{to.text}</span> : null}
      {changed ? <span className="mark-changed">{t('list.changed')}</span> : null}
      {isOffline && waiting.includes(id) ? (
        <span className="secondary">{t(isPersistent ? 'list.waiting' : 'list.notLasting')}</span>
      ) : null}
    </button>
  );
}
