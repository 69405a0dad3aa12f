import { anyVehicle } from '@chauffeur/contracts/bookings/booking-choices';
import type { RideCandidates, VehicleCandidate } from '@chauffeur/contracts/bookings/changes/ride-candidates';
import { useTranslation } from 'react-i18next';
import type { Choice } from '../../forms/fields/form-select';
import { useRecords } from '../../records/use-records';
import { carName, cars } from '../../resources/catalogue/cars';
import { vehicleName, vehicles } from '../../resources/fleet/vehicles';
import { useCandidateText } from './use-candidate-text';

interface Ride {
  readonly candidates: RideCandidates | undefined;
  /** The booked car, whose vehicles come first. */
  readonly carId: string;
  /** The vehicle that the ride has, which may be out of service by now. */
  readonly presentId?: string | null | undefined;
}

/** Returns the choices any, none ('') and each vehicle, with the order and states of the response; until loaded, by car. */
export function useVehicleChoices({ candidates, carId, presentId }: Ride): readonly Choice[] {
  const { t } = useTranslation('dispatch');
  const candidateText = useCandidateText();
  const { data: records = [] } = useRecords(vehicles);
  const { data: known = [] } = useRecords(cars);
  const nameOf = (vehicle: Pick<VehicleCandidate, 'carId' | 'label' | 'plate'>) => {
    const car = known.find(({ id }) => id === vehicle.carId);
    return [car && carName(car), vehicleName(vehicle)].filter(Boolean).join(' · ');
  };
  const judged = candidates?.vehicles ?? [];
  const others = records
    .filter(({ id, isActive }) => id === presentId || (isActive && !candidates))
    .filter(({ id }) => judged.every((candidate) => candidate.id !== id))
    .toSorted((one, other) => Number(other.carId === carId) - Number(one.carId === carId));
  const named = [
    ...judged.map((candidate) => ({
      value: candidate.id,
      label: candidateText(nameOf(candidate), candidate),
    })),
    ...others.map((vehicle) => ({ value: vehicle.id, label: nameOf(vehicle) })),
  ];
  // The present vehicle stays chosen while its name is loading.
  const unnamed = presentId && named.every(({ value }) => value !== presentId) ? [presentId] : [];
  return [
    { value: anyVehicle, label: t('move.any') },
    { value: '', label: t('move.none') },
    ...named,
    ...unnamed.map((value) => ({ value, label: '…' })),
  ];
}
