import { bakuOffsetMs, minuteMs } from '@chauffeur/contracts/durations';
import { useTranslation } from 'react-i18next';

/** A device's offset is counted the other way, in minutes. */
const bakuOffset = -bakuOffsetMs / minuteMs;

/** Shows a ride's time (HH:MM) as Baku's, which is said where the device has another one. For the browser alone. */
export function useRideTime(): (time: string) => string {
  const { t } = useTranslation('common');
  return (time) => (new Date().getTimezoneOffset() === bakuOffset ? time : t('bakuTime', { time }));
}
