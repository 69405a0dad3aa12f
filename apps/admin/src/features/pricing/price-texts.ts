import { inLanguage } from '@chauffeur/contracts/languages/in-language';
import type { StaffPriceResponse } from '@chauffeur/contracts/pricing/staff-price';
import { useStaffLanguage } from '../../i18n/staff-language';
import { carName } from '../../resources/catalogue/cars';

/** Returns the names of the service or tour of a price. */
export function pricedOffer({ service, tour }: StaffPriceResponse): { name: string; nameRu?: string | null } {
  return service ?? tour ?? { name: '' };
}

/** Names a price: `Mercedes-Benz E-Class – Airport transfer`. */
export function usePriceName(): (price: StaffPriceResponse) => string {
  const { language } = useStaffLanguage();
  return (price) => `${carName(price.car)} – ${inLanguage(pricedOffer(price), 'name', language)}`;
}
