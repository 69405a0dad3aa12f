import type { ServiceKind } from '@chauffeur/contracts';
import { useTranslation } from 'react-i18next';
import { cars } from '../cars/cars.resource';
import type { Choice } from '../forms/form-select';
import { useStaffLanguage } from '../i18n/staff-language';
import { useRecords } from '../resources/use-records';
import { services } from '../services/services.resource';
import { inStaffLanguage } from '../text/in-staff-language';
import { tours } from '../tours/tours.resource';

interface OfferChoices {
  readonly cars: readonly Choice[];
  readonly services: readonly Choice[];
  readonly tours: readonly Choice[];
  readonly kindOf: (serviceId: string) => ServiceKind | undefined;
  readonly hasFailed: boolean;
  readonly tryAgain: () => void;
}

/** What can be booked by hand: every car, also one that visitors don't see, and every service and tour. */
export function useOfferChoices(): OfferChoices {
  const { t } = useTranslation('manualBooking');
  const { language } = useStaffLanguage();
  const queries = { cars: useRecords(cars), services: useRecords(services), tours: useRecords(tours) };
  const none = { value: '', label: t('none') };
  const named = ({ id, name, nameRu }: { id: string; name: string; nameRu: string | null }) => ({
    value: id,
    label: inStaffLanguage(language, name, nameRu),
  });
  return {
    cars: (queries.cars.data ?? []).map(({ id, brand, model, capacity, isAvailable }) => ({
      value: id,
      label: t(isAvailable ? 'car' : 'hiddenCar', { name: `${brand} ${model}`, count: capacity }),
    })),
    services: [none, ...(queries.services.data ?? []).map(named)],
    tours: [none, ...(queries.tours.data ?? []).map(named)],
    kindOf: (serviceId) => queries.services.data?.find(({ id }) => id === serviceId)?.serviceType,
    hasFailed: Object.values(queries).some(({ isError, data }) => isError && !data),
    tryAgain: () => Object.values(queries).forEach((query) => void query.refetch()),
  };
}
