import type { CarResponse } from '@chauffeur/contracts/catalogue/car';
import type { ServiceResponse } from '@chauffeur/contracts/catalogue/service';
import type { TourResponse } from '@chauffeur/contracts/catalogue/tour';
import type { ManagedPrice, StaffPriceResponse } from '@chauffeur/contracts/pricing/staff-price';
import { CodedError } from '@chauffeur/service-kit';
import { priceResponseOf } from './price-response.js';

/** What a price is for: a car with a service or a tour. */
export interface Combination {
  readonly carId: string;
  readonly serviceId: string | null;
  readonly tourId: string | null;
}

/** Indexes the cars, services and tours that prices name. */
export class PricedOffers {
  private readonly cars: ReadonlyMap<string, CarResponse>;
  private readonly services: ReadonlyMap<string, ServiceResponse>;
  private readonly tours: ReadonlyMap<string, TourResponse>;

  constructor(
    cars: readonly CarResponse[],
    services: readonly ServiceResponse[],
    tours: readonly TourResponse[],
  ) {
    this.cars = byId(cars);
    this.services = byId(services);
    this.tours = byId(tours);
  }

  /**
   * Returns the first offer that does not exist, as `{ field: 'tourId', code: 'tour.notFound' }`; null if all exist.
   */
  missing({ carId, serviceId, tourId }: Combination) {
    if (!this.cars.has(carId)) return { field: 'carId', code: 'car.notFound' } as const;
    if (serviceId && !this.services.has(serviceId))
      return { field: 'serviceId', code: 'service.notFound' } as const;
    if (tourId && !this.tours.has(tourId)) return { field: 'tourId', code: 'tour.notFound' } as const;
    return null;
  }

  /** Joins prices with their offers. Leaves out prices whose car, service or tour has just been removed. */
  join(prices: readonly ManagedPrice[]): StaffPriceResponse[] {
    return prices.flatMap((price) => {
      const car = this.cars.get(price.carId);
      if (!car || this.missing(price)) return [];
      const service = price.serviceId ? this.services.get(price.serviceId) : undefined;
      const tour = price.tourId ? this.tours.get(price.tourId) : undefined;
      const joined = priceResponseOf(price, car, service, tour);
      return [{ ...joined, car: { ...joined.car, isAvailable: car.isAvailable } }];
    });
  }

  /** Joins one price. Throws CodedError with the code of the missing offer. */
  joinOne(price: ManagedPrice): StaffPriceResponse {
    const [joined] = this.join([price]);
    if (!joined) throw new CodedError(this.missing(price)?.code ?? 'price.notFound');
    return joined;
  }
}

function byId<Item extends { id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> {
  return new Map(items.map((item) => [item.id, item]));
}
