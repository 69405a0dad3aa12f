import type { DriverRide } from '@chauffeur/contracts/driver-page/driver-rides';
import { useTranslation } from '../i18n/use-translation';
import { bakuTime } from '../clock/baku-time';
import { BakuTimeNote } from '../layout/baku-time-note';
import { Frame } from '../layout/frame';
import { OfflineNotice } from '../list/offline-notice';
import { RejectedNotices } from '../list/rejected-notices';
import { StateBadge } from '../list/state-badge';
import { useNow, usePage, usePageState } from '../page/page-context';
import type { RideScreenKind } from '../page/use-screen';
import { possibleSteps } from '../steps/possible-steps';
import { useMoments } from '../text/use-moments';
import { ChangedNotice } from './changed-notice';
import { Customer } from './customer';
import { OtherSteps } from './other-steps';
import { RideDetails } from './ride-details';
import { Route } from './route';
import { StepButton } from './step-button';
import { useDoubleTapGuard } from './use-double-tap-guard';

interface RideScreenProps {
  /** Undefined once the ride has left the list. */
  ride: DriverRide | undefined;
  onBack: () => void;
  onOpen: (screen: RideScreenKind) => void;
}

/** One ride: what the driver needs to know, and the next step. */
export function RideScreen({ ride, ...navigation }: RideScreenProps) {
  const { t } = useTranslation();
  const now = useNow();
  if (ride) return <KnownRide ride={ride} {...navigation} />;
  return (
    <Frame title={t('ride.gone')} onBack={navigation.onBack}>
      <RejectedNotices now={now} />
    </Frame>
  );
}

function KnownRide({ ride, onBack, onOpen }: RideScreenProps & { ride: DriverRide }) {
  const { t } = useTranslation();
  const page = usePage();
  const { waiting, isPersistent, isOffline } = usePageState();
  const now = useNow();
  const { day } = useMoments(now);
  const { main, others, undo } = possibleSteps(ride, now);
  const dayOfRide = day(Date.parse(ride.rules.startsAt));
  const time = ride.startsAt ? bakuTime(Date.parse(ride.startsAt)) : t('list.noTime');

  const isWaiting = waiting.includes(ride.id);
  // Replaces another line: one that comes and goes would shift everything below it.
  const isSending = isWaiting && !isOffline;

  const isNew = useDoubleTapGuard(ride.state);
  const take = (to: DriverRide['state']) => {
    if (to === 'declined' || to === 'no_show') onOpen(to);
    else if (!isNew) void page.takeStep(ride, to);
  };

  return (
    <Frame
      title={`${dayOfRide}, ${time}`}
      onBack={onBack}
      footer={main ? <StepButton step={main} now={now} isMain isNew={isNew} onTake={take} /> : null}
    >
      <p className="under-title">
        {/* A step leaves the focus at its button, which is by then the next one: how far the ride is has to be said. */}
        <span role="status">
          <StateBadge ride={ride} />
        </span>{' '}
        <span className="secondary">{isSending ? t('list.sending') : ride.referenceNumber}</span>
      </p>
      <BakuTimeNote now={now} />
      <OfflineNotice now={now} />
      <RejectedNotices now={now} rideId={ride.id} />
      <div role="status">
        {isWaiting && isOffline ? (
          <p className="notice">{t(isPersistent ? 'list.waiting' : 'list.notLasting')}</p>
        ) : null}
      </div>
      <ChangedNotice ride={ride} />
      <Route ride={ride} />
      <Customer ride={ride} now={now} onShowSign={() => onOpen('sign')} />
      <RideDetails ride={ride} />
      <OtherSteps steps={others} undo={undo} now={now} onTake={take} />
    </Frame>
  );
}
