import type { RideResponse } from '@chauffeur/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../buttons/button';
import { useSiteLanguage } from '../../../i18n/use-site-language';
import { saveFile } from '../../../save-file';
import { Banner } from '../../../surfaces/banner';
import { fetchRideCalendar } from './ride-api';

interface RideCalendarProps {
  token: string;
  ride: RideResponse;
}

/** Saves the ride's calendar file: it adds the entry, moves it, and takes it out once the ride is cancelled. */
export function RideCalendar({ token, ride: { status, referenceNumber } }: RideCalendarProps) {
  const { t } = useTranslation(['ride', 'success']);
  const { language } = useSiteLanguage();
  const [hasFailed, setFailed] = useState(false);
  const save = async () => {
    saveFile(await fetchRideCalendar(token, language), `${referenceNumber}.ics`);
    setFailed(false);
  };
  return (
    <>
      <Button variant="outlined" onClick={() => void save().catch(() => setFailed(true))}>
        {status === 'cancelled' ? t('removeFromCalendar') : t('success:calendar.add')}
      </Button>
      <div role="alert">{hasFailed && <Banner kind="warning">{t('success:calendar.failed')}</Banner>}</div>
    </>
  );
}
