import type { DriverRide } from '@chauffeur/contracts/driver-page/driver-rides';
import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { bakuDay } from '../clock/baku-time';
import { BakuTimeNote } from '../layout/baku-time-note';
import { CallCompany } from '../layout/call-company';
import { Frame } from '../layout/frame';
import { useNow, usePage, usePageState } from '../page/page-context';
import { useMoments } from '../text/use-moments';
import { OfflineNotice } from './offline-notice';
import { RejectedNotices } from './rejected-notices';
import { RideCard } from './ride-card';

/** The rides by day, today's first. */
export function RideListScreen({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useTranslation();
  const { rides, driverName, hasStepsOfOther } = usePageState();
  const now = useNow();
  const { day } = useMoments(now);
  return (
    <Frame title={t('layout.title')}>
      <p className="secondary">{driverName}</p>
      <OfflineNotice now={now} />
      <div role="status">
        {hasStepsOfOther ? <p className="notice warning">{t('list.ofOther')}</p> : null}
      </div>
      <RejectedNotices now={now} />
      <BakuTimeNote now={now} />
      {rides.length === 0 ? (
        <div className="empty">
          <p>{t('list.empty')}</p>
          <p className="secondary">{t('list.emptyHint')}</p>
        </div>
      ) : null}
      {byDay(rides).map(([startsAt, ofDay]) => (
        <section key={startsAt} aria-label={day(startsAt)}>
          <h2>{day(startsAt)}</h2>
          <ul className="rides">
            {ofDay.map((ride) => (
              <li key={ride.id}>
                <RideCard ride={ride} onOpen={() => onOpen(ride.id)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div className="buttons">
        <CallCompany />
        <SignOut name={driverName} />
      </div>
    </Frame>
  );
}

/** Groups rides by day, in the server's order, each day with the start of its first ride. */
function byDay(rides: readonly DriverRide[]): [startsAt: number, rides: DriverRide[]][] {
  const days = new Map<number, [number, DriverRide[]]>();
  for (const ride of rides) {
    const startsAt = Date.parse(ride.rules.startsAt);
    const { number } = bakuDay(startsAt);
    const known = days.get(number);
    if (known) known[1].push(ride);
    else days.set(number, [startsAt, [ride]]);
  }
  return [...days.values()];
}

function SignOut({ name }: { name: string }) {
  const { t } = useTranslation();
  const page = usePage();
  const [hasFailed, setFailed] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button"
        onClick={() => void page.signOut().then((isOut) => setFailed(!isOut))}
      >
        <span>
          {t('layout.signOut')}
          <small>{name}</small>
        </span>
      </button>
      {hasFailed ? (
        <p role="alert" className="error">
          {t('layout.signOutFailed')}
        </p>
      ) : null}
    </>
  );
}
