import type { BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import { useTranslation } from 'react-i18next';
import { vehicleName } from '../../../resources/fleet/vehicles';
import { Tag } from '../../../surfaces/tag';

/** Shows the vehicle that is held for the ride, or why there is none. */
export function RideVehicle({ booking }: { booking: BookingDetailResponse }) {
  const { t } = useTranslation('bookings');
  const { vehicle, startsAt } = booking;
  if (vehicle) return <span>{vehicleName(vehicle)}</span>;
  if (startsAt === null) return <span>{t('vehicle.untimed')}</span>;
  return (
    <Tag tone="warning" sx={{ whiteSpace: 'normal' }}>
      {t('vehicle.none')}
    </Tag>
  );
}
