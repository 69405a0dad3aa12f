import { bakuOffsetMs, minuteMs } from '@chauffeur/contracts/time/durations';
import { useTranslation } from 'react-i18next';

/** Baku's offset as `getTimezoneOffset` returns it: in minutes, negative east of Greenwich. */
const bakuOffset = -bakuOffsetMs / minuteMs;

/** Returns a function that marks a time (HH:MM) as Baku's on devices in another time zone. Not for server rendering. */
export function useRideTime(): (time: string) => string {
  const { t } = useTranslation('common');
  return (time) => (new Date().getTimezoneOffset() === bakuOffset ? time : t('bakuTime', { time }));
}
