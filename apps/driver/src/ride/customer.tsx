import type { DriverRide } from '@chauffeur/contracts/driver-page/driver-rides';
import { useTranslation } from '../i18n/use-translation';
import { CallIcon, ChatIcon, SignIcon } from '../layout/icons';
import { useMoments } from '../text/use-moments';

interface CustomerProps {
  ride: DriverRide;
  now: number;
  onShowSign: () => void;
}

/** The customer, and how to reach them, which is shown only near the time of the ride. */
export function Customer({ ride: { contact, contactFrom, isCancelled }, now, onShowSign }: CustomerProps) {
  const { t } = useTranslation();
  const { moment } = useMoments(now);
  if (!contact) {
    if (!contactFrom || isCancelled) return null;
    return (
      <p className="secondary spaced">{t('ride.contactFrom', { time: moment(Date.parse(contactFrom)) })}</p>
    );
  }
  const { name, phone, phoneE164, signText } = contact;
  return (
    <section aria-label={t('ride.customer')}>
      <h2>{name}</h2>
      <div className="buttons">
        {phoneE164 ? (
          <div className="pair">
            <a className="button" href={`tel:${phoneE164}`}>
              <CallIcon />
              <span>
                {t('ride.call')}
                <small>{phone}</small>
              </span>
            </a>
            <a
              className="button"
              href={`https://wa.me/${phoneE164.slice(1)}`}
              target="_blank"
              rel="noreferrer"
            >
              <ChatIcon />
              <span>{t('ride.whatsapp')}</span>
            </a>
          </div>
        ) : (
          // A number that no phone can dial is plain text.
          phone && <p>{phone}</p>
        )}
        {signText ? (
          <button type="button" className="button" onClick={onShowSign}>
            <SignIcon />
            <span>{t('ride.showSign', { text: signText })}</span>
          </button>
        ) : null}
      </div>
    </section>
  );
}
