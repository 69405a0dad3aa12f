import type { DriverPlace, DriverRide } from '@chauffeur/contracts/driver-page/driver-rides';
import { useTranslation } from '../i18n/use-translation';
import { MapIcon } from '../layout/icons';
import { mapAddress } from './map-address';

/** Pickup, stops and drop-off; each opens the phone's map. */
export function Route({ ride: { from, to, contact } }: { ride: DriverRide }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('ride.places')}>
      <ul className="places">
        <Place title={t('ride.from')} place={from} />
        {contact?.stops.map((stop, index) => (
          <Place key={index} title={t('ride.stop', { number: index + 1 })} place={stop} />
        ))}
        {to ? <Place title={t('ride.to')} place={to} /> : null}
      </ul>
    </section>
  );
}

function Place({ title, place }: { title: string; place: DriverPlace }) {
  const { t } = useTranslation();
  return (
    <li>
      <a className="place" href={mapAddress(place, navigator.userAgent)}>
        <span>
          <span className="secondary">{title}</span>
          <span className="place-text">{place.text}</span>
          <span className="visually-hidden">{t('ride.map')}</span>
        </span>
        <MapIcon />
      </a>
    </li>
  );
}
