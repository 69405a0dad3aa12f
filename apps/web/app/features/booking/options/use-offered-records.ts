import type { CurrencyResponse } from '@chauffeur/contracts/money/money';
import { useTranslation } from 'react-i18next';
import { carsForOffer, offersForCar, type RowPrice } from '../choices/price-list';
import type { WizardCar, WizardChoices, WizardService, WizardTour } from '../choices/wizard-choices';
import type { BookingDraft } from '../draft/booking-draft';
import { useDisplayPrice } from '../price/use-display-price';

/** The records that can still be chosen. */
export interface OfferedRecords {
  cars: WizardCar[];
  services: WizardService[];
  tours: WizardTour[];
  /** Returns a price as a row shows it; null without one. */
  priceText: (price: RowPrice | null) => string | null;
}

/**
 * Returns the cars with a price for the chosen service or tour, and the services and tours with one for the chosen car;
 * all if no prices are known.
 */
export function useOfferedRecords(
  { cars, services, tours, prices, hasPrices }: WizardChoices,
  draft: BookingDraft,
  currency: CurrencyResponse | undefined,
): OfferedRecords {
  const { t } = useTranslation('booking');
  const displayPrice = useDisplayPrice(currency);
  return {
    cars: hasPrices ? carsForOffer(cars, prices, draft) : cars,
    services: hasPrices ? offersForCar(services, prices, draft.carId) : services,
    tours: hasPrices ? offersForCar(tours, prices, draft.carId) : tours,
    priceText: (price) => {
      if (!price) return null;
      if (price.usd === 0) return t('panel.toBeAgreed');
      return price.isExact ? displayPrice(price.usd) : t('fromPrice', { price: displayPrice(price.usd) });
    },
  };
}
