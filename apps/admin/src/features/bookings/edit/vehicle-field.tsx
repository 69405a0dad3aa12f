import { anyVehicle, type BookingDetailResponse } from '@chauffeur/contracts';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSelect } from '../../../forms/form-select';
import { useRecords } from '../../../records/use-records';
import { vehicleName, vehicles } from '../../../resources/vehicles';
import { editOf, type BookingEditForm } from './booking-edit.rules';

/** Which vehicle of the car drives; another car begins with any of its own. */
export function VehicleField({ booking }: { booking: BookingDetailResponse }) {
  const { control, setValue } = useFormContext<BookingEditForm>();
  const { t } = useTranslation(['bookings', 'dispatch']);
  const carId = useWatch({ control, name: 'carId' });
  const { data = [] } = useRecords(vehicles);
  const lastCar = useRef(carId);
  useEffect(() => {
    if (lastCar.current === carId) return;
    lastCar.current = carId;
    const initial = carId === booking.carId ? editOf(booking).vehicleId : anyVehicle;
    setValue('vehicleId', initial, { shouldDirty: true });
  }, [carId, booking, setValue]);
  const isOffered = ({ id, isActive, carId: of }: (typeof data)[number]) =>
    (of === carId && isActive) || (id === booking.vehicleId && carId === booking.carId);
  return (
    <FormSelect
      control={control}
      name="vehicleId"
      label={t('edit.vehicle')}
      choices={[
        { value: anyVehicle, label: t('dispatch:move.any') },
        { value: '', label: t('dispatch:move.none') },
        ...data.filter(isOffered).map((vehicle) => ({ value: vehicle.id, label: vehicleName(vehicle) })),
      ]}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    />
  );
}
