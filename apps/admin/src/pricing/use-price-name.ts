import type { StaffPriceResponse } from '@chauffeur/contracts';
import { useStaffLanguage } from '../i18n/staff-language';
import { carName, pricedOfferName } from './price-texts';

/** How a price is called: `Mercedes-Benz E-Class – Airport transfer`. */
export function usePriceName(): (price: StaffPriceResponse) => string {
  const { language } = useStaffLanguage();
  return (price) => `${carName(price.car)} – ${pricedOfferName(price, language)}`;
}
