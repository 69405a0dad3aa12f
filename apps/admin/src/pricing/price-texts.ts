import type { Language, StaffPriceResponse } from '@chauffeur/contracts';
import { inStaffLanguage } from '../text/in-staff-language';

export function carName({ brand, model }: { brand: string; model: string }): string {
  return `${brand} ${model}`;
}

/** The service or tour that a price is for. */
export function pricedOfferName({ service, tour }: StaffPriceResponse, language: Language): string {
  const offer = service ?? tour;
  return offer ? inStaffLanguage(language, offer.name, offer.nameRu) : '';
}
