import type { CarResponse } from '@chauffeur/contracts/catalogue/car';
import type { ServiceResponse } from '@chauffeur/contracts/catalogue/service';
import type { TourResponse } from '@chauffeur/contracts/catalogue/tour';
import type { PriceRecord, PriceResponse } from '@chauffeur/contracts/pricing/price';

/** A price with its car and its service or tour. */
export function priceResponseOf<Price extends PriceRecord>(
  price: Price,
  car: CarResponse,
  service: ServiceResponse | undefined,
  tour: TourResponse | undefined,
): Price & PriceResponse {
  const { id, brand, model, year, capacity } = car;
  const { name: categoryName, nameRu: categoryNameRu } = car.category;
  return {
    ...price,
    car: { id, brand, model, year, capacity, categoryName, categoryNameRu },
    service: service
      ? { id: service.id, name: service.name, nameRu: service.nameRu, serviceType: service.serviceType }
      : null,
    tour: tour ? { id: tour.id, name: tour.name, nameRu: tour.nameRu } : null,
  };
}
