import type { DriverRide } from '@chauffeur/contracts/driver-page/driver-rides';
import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { usePage } from '../page/page-context';
import { changeNameOf } from './change-name';

/** Shows what staff or the customer changed since the driver last looked, until the driver confirms it. */
export function ChangedNotice({ ride }: { ride: DriverRide }) {
  const { t } = useTranslation();
  const page = usePage();
  const [hasFailed, setFailed] = useState(false);
  const fields = new Set(ride.changed?.fields.map(changeNameOf));
  return (
    <div role="status">
      {ride.changed ? (
        <div className="notice warning">
          <p>
            <strong>{t('ride.changed')}</strong>:{' '}
            <span>{[...fields].map((field) => t(`changes.${field}`)).join(', ')}</span>
          </p>
          <button
            type="button"
            className="button"
            onClick={() => void page.confirmSeen(ride).then((isSeen) => setFailed(!isSeen))}
          >
            {t('ride.seen')}
          </button>
          {hasFailed ? <p role="alert">{t('ride.seenFailed')}</p> : null}
        </div>
      ) : null}
    </div>
  );
}
