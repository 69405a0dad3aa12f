import { isFlightUnclear, type FlightCheck } from '@chauffeur/contracts/bookings/flights/flight-check';
import { useTranslation } from 'react-i18next';
import { Tag } from '../surfaces/tag';

/** What staff should ask about a ride's flight; renders nothing if the flight is clear. */
export function FlightMark({ check }: { check: FlightCheck | null }) {
  const { t } = useTranslation('bookings');
  if (check === null || check === 'ok' || !isFlightUnclear(check)) return null;
  return (
    <Tag tone="warning" sx={{ whiteSpace: 'normal' }}>
      {t(`flightUnclear.${check}`)}
    </Tag>
  );
}
