import type { DriverRide } from '@chauffeur/contracts/driver-page/driver-rides';
import { useTranslation } from '../i18n/use-translation';

/** The remaining details of the ride; empty ones are omitted. */
export function RideDetails({ ride }: { ride: DriverRide }) {
  const { t, i18n } = useTranslation();
  const { contact, vehicle, passengerCount, luggageLarge: large, luggageSmall: small } = ride;
  const isRussian = i18n.language === 'ru';
  const colour = (isRussian && vehicle?.colourRu) || vehicle?.colour;
  const flightTime =
    contact?.flightTime &&
    t(contact.airportDirection === 'to_airport' ? 'ride.departure' : 'ride.landing', {
      time: contact.flightTime,
    });
  const items: [term: string, text: string][] = [
    [t('ride.collect'), contact?.collectUsd ? `$${contact.collectUsd.toFixed(2)}` : ''],
    [t('ride.flight'), [contact?.flightNumber, flightTime].filter(Boolean).join(', ')],
    [t('ride.pickupNote'), contact?.pickupNote ?? ''],
    [t('ride.notes'), contact?.notes ?? ''],
    [t('ride.requests'), contact?.specialRequests ?? ''],
    [
      t('ride.extras'),
      (contact?.extras ?? [])
        .map(({ name, nameRu, count }) => `${count} × ${(isRussian && nameRu) || name}`)
        .join(', '),
    ],
    [t('ride.passengers'), String(passengerCount)],
    [
      t('ride.luggage'),
      [large > 0 && t('ride.luggageLarge', { large }), small > 0 && t('ride.luggageSmall', { small })]
        .filter(Boolean)
        .join(', '),
    ],
    [
      t('ride.vehicle'),
      vehicle ? [vehicle.carName, colour, vehicle.plate ?? vehicle.label].filter(Boolean).join(', ') : '',
    ],
  ];
  return (
    <dl>
      {items
        .filter(([, text]) => text)
        .map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  );
}
