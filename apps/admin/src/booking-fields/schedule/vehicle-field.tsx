import { anyVehicle } from '@chauffeur/contracts/bookings/booking-choices';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useVehicleChoices } from '../../dispatch-display/candidates/use-vehicle-choices';
import { FormSelect } from '../../forms/form-select';
import type { BookingFields } from '../booking-fields';
import { useFormCandidates } from './use-form-candidates';

interface VehicleFieldProps {
  /** Of a booking that exists: its car, its vehicle, and what the form began with. */
  booking?: {
    readonly id: string;
    readonly carId: string;
    readonly vehicleId: string | null;
    readonly initial: string;
  };
}

/** Which vehicle drives, each with whether it could; another car begins with any of its own. */
export function VehicleField({ booking }: VehicleFieldProps) {
  const { control, setValue } = useFormContext<BookingFields>();
  const { t } = useTranslation('dispatch');
  const carId = useWatch({ control, name: 'carId' });
  const { carId: bookedCar, initial = anyVehicle } = booking ?? {};
  const lastCar = useRef(carId);
  useEffect(() => {
    if (lastCar.current === carId) return;
    lastCar.current = carId;
    setValue('vehicleId', carId === bookedCar ? initial : anyVehicle, { shouldDirty: true });
  }, [carId, bookedCar, initial, setValue]);
  const candidates = useFormCandidates(booking?.id);
  return (
    <FormSelect
      control={control}
      name="vehicleId"
      label={t('move.vehicle')}
      choices={useVehicleChoices({ candidates, carId, presentId: booking?.vehicleId })}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    />
  );
}
