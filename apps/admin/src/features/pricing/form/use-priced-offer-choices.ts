import { useTranslation } from 'react-i18next';
import { carName, cars } from '../../../resources/catalogue/cars';
import type { Choice } from '../../../forms/fields/form-select';
import { useStaffLanguage } from '../../../i18n/staff-language';
import { useRecords } from '../../../records/use-records';
import { namedChoices } from '../../../resources/catalogue/named-choices';
import { services } from '../../../resources/catalogue/services';
import { tours } from '../../../resources/catalogue/tours';
import type { PricedOfferKind } from './price-form.rules';

/** Returns the choices for a price: every car, including hidden ones, and every service and tour; undefined until loaded. */
export function usePricedOfferChoices(): Readonly<
  Record<'cars' | PricedOfferKind, readonly Choice[] | undefined>
> {
  const { t } = useTranslation('pricing');
  const { language } = useStaffLanguage();
  const [allServices, allTours] = [useRecords(services).data, useRecords(tours).data];
  return {
    cars: useRecords(cars).data?.map((car) => ({
      value: car.id,
      label: car.isAvailable ? carName(car) : t('hiddenCar', { name: carName(car) }),
    })),
    service: allServices && namedChoices(allServices, language),
    tour: allTours && namedChoices(allTours, language),
  };
}
