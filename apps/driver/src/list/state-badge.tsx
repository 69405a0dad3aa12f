import type { DriverRide } from '@chauffeur/contracts/driver-page/driver-rides';
import { useTranslation } from '../i18n/use-translation';

/** The state of a ride in words; one that waits for the driver's answer stands out. */
export function StateBadge({ ride: { state, isCancelled } }: { ride: DriverRide }) {
  const { t } = useTranslation();
  const shown = isCancelled ? 'cancelled' : state;
  return <span className={`badge ${shown}`}>{t(`states.${shown}`)}</span>;
}
