import { useTranslation } from 'react-i18next';
import { cars } from '../cars/cars.resource';
import type { Choice } from '../forms/form-select';
import { useStaffLanguage } from '../i18n/staff-language';
import { useRecords } from '../resources/use-records';
import { services } from '../services/services.resource';
import { inStaffLanguage } from '../text/in-staff-language';
import { tours } from '../tours/tours.resource';
import type { OfferKind } from './price-form.rules';
import { carName } from './price-texts';

/** What a price can be for: every car, also one that visitors don't see, with every service and tour. */
export function usePriceableChoices(): Readonly<Record<'cars' | OfferKind, readonly Choice[]>> {
  const { t } = useTranslation('pricing');
  const { language } = useStaffLanguage();
  const named = ({ id, name, nameRu }: { id: string; name: string; nameRu: string | null }) => ({
    value: id,
    label: inStaffLanguage(language, name, nameRu),
  });
  return {
    cars: (useRecords(cars).data ?? []).map((car) => ({
      value: car.id,
      label: car.isAvailable ? carName(car) : t('hiddenCar', { name: carName(car) }),
    })),
    service: (useRecords(services).data ?? []).map(named),
    tour: (useRecords(tours).data ?? []).map(named),
  };
}
