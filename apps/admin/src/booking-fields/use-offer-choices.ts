import type { ServiceKind } from '@chauffeur/contracts/catalogue/service';
import { useTranslation } from 'react-i18next';
import { carName, cars } from '../resources/catalogue/cars';
import type { Choice } from '../forms/fields/form-select';
import { useStaffLanguage } from '../i18n/staff-language';
import { useRecords } from '../records/use-records';
import { namedChoices } from '../resources/catalogue/named-choices';
import { services } from '../resources/catalogue/services';
import { tours } from '../resources/catalogue/tours';

interface Offer {
  readonly serviceId?: string | null | undefined;
  readonly tourId?: string | null | undefined;
}

export interface OfferChoices {
  /** These are undefined until they are loaded. */
  readonly cars: readonly Choice[] | undefined;
  readonly services: readonly Choice[] | undefined;
  readonly tours: readonly Choice[] | undefined;
  readonly kindOf: (serviceId: string) => ServiceKind | undefined;
  readonly seatsOf: (carId: string) => number | undefined;
  /** How long a service or tour takes. */
  readonly minutesOf: (offer: Offer) => number | undefined;
  readonly hasFailed: boolean;
  readonly tryAgain: () => void;
}

/** Returns what can be booked manually: every car, including those hidden from visitors, and every service and tour. */
export function useOfferChoices(): OfferChoices {
  const { t } = useTranslation('manualBooking');
  const { language } = useStaffLanguage();
  const queries = { cars: useRecords(cars), services: useRecords(services), tours: useRecords(tours) };
  const none = { value: '', label: t('none') };
  return {
    cars: queries.cars.data?.map((car) => ({
      value: car.id,
      label: t(car.isAvailable ? 'car' : 'hiddenCar', { name: carName(car), count: car.capacity }),
    })),
    services: queries.services.data && [none, ...namedChoices(queries.services.data, language)],
    tours: queries.tours.data && [none, ...namedChoices(queries.tours.data, language)],
    kindOf: (serviceId) => queries.services.data?.find(({ id }) => id === serviceId)?.serviceType,
    seatsOf: (carId) => queries.cars.data?.find(({ id }) => id === carId)?.capacity,
    minutesOf: ({ serviceId, tourId }) => {
      const offer =
        queries.services.data?.find(({ id }) => id === serviceId) ??
        queries.tours.data?.find(({ id }) => id === tourId);
      return offer && Math.ceil(offer.durationHours * 60);
    },
    hasFailed: Object.values(queries).some(({ isError, data }) => isError && !data),
    tryAgain: () => Object.values(queries).forEach((query) => void query.refetch()),
  };
}
