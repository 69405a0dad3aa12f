import { anyVehicle } from '@chauffeur/contracts/bookings/booking-choices';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useVehicleChoices } from '../../dispatch-display/candidates/use-vehicle-choices';
import { AddFirst } from '../../forms/fields/add-first';
import { FormSelect } from '../../forms/fields/form-select';
import { useRecords } from '../../records/use-records';
import { vehicles } from '../../resources/fleet/vehicles';
import type { BookingFields } from '../booking-fields';
import { useFormCandidates } from './use-form-candidates';

interface VehicleFieldProps {
  /** An existing booking: its car, its vehicle, and the initial value of the field. */
  booking?: {
    readonly id: string;
    readonly carId: string;
    readonly vehicleId: string | null;
    readonly initial: string;
  };
}

/** Selects the vehicle, each with its availability. Choosing another car resets it to any vehicle of that car. */
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
  const hasNone = useRecords(vehicles).data?.length === 0;
  return (
    <FormSelect
      control={control}
      name="vehicleId"
      label={t('move.vehicle')}
      helperText={hasNone && <AddFirst record="vehicle" />}
      choices={useVehicleChoices({ candidates, carId, presentId: booking?.vehicleId })}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    />
  );
}
