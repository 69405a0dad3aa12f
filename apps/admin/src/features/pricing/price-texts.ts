import { inLanguage } from '@chauffeur/contracts/languages/in-language';
import type { Language } from '@chauffeur/contracts/languages/languages';
import type { StaffPriceResponse } from '@chauffeur/contracts/pricing/staff-price';
import { useStaffLanguage } from '../../i18n/staff-language';
import { carName } from '../../resources/catalogue/cars';

/** Names the service or tour of a price. */
export function pricedOfferName({ service, tour }: StaffPriceResponse, language: Language): string {
  const offer = service ?? tour;
  return offer ? inLanguage(offer, 'name', language) : '';
}

/** Names a price: `Mercedes-Benz E-Class – Airport transfer`. */
export function usePriceName(): (price: StaffPriceResponse) => string {
  const { language } = useStaffLanguage();
  return (price) => `${carName(price.car)} – ${pricedOfferName(price, language)}`;
}
