import type {
  CarResponse,
  PriceRecord,
  PriceResponse,
  ServiceResponse,
  TourResponse,
} from '@chauffeur/contracts';

/** A price with its car and its service or tour. */
export function priceWith<Price extends PriceRecord>(
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
