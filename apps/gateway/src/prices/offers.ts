import {
  carResponse,
  serviceResponse,
  tourResponse,
  type CarResponse,
  type ManagedPrice,
  type ServiceResponse,
  type StaffPriceResponse,
  type TourResponse,
} from '@chauffeur/contracts';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { priceWith } from '../public-site/price-with.js';
import { Catalogue } from '../upstream/upstream.module.js';

/** What a price names. */
export interface Combination {
  readonly carId: string;
  readonly serviceId: string | null;
  readonly tourId: string | null;
}

/** Cars, services and tours as the catalogue has them now, by id. */
export class Offers {
  constructor(
    private readonly cars: ReadonlyMap<string, CarResponse>,
    private readonly services: ReadonlyMap<string, ServiceResponse>,
    private readonly tours: ReadonlyMap<string, TourResponse>,
  ) {}

  /** What a combination names that does not exist: `{ field: 'tourId', code: 'tour.notFound' }`. */
  missing({ carId, serviceId, tourId }: Combination) {
    if (!this.cars.has(carId)) return { field: 'carId', code: 'car.notFound' } as const;
    if (serviceId && !this.services.has(serviceId))
      return { field: 'serviceId', code: 'service.notFound' } as const;
    if (tourId && !this.tours.has(tourId)) return { field: 'tourId', code: 'tour.notFound' } as const;
    return null;
  }

  /** The prices beside what they are for; one whose car, service or tour was removed a moment ago is left out. */
  join(prices: readonly ManagedPrice[]): StaffPriceResponse[] {
    return prices.flatMap((price) => {
      const car = this.cars.get(price.carId);
      if (!car || this.missing(price)) return [];
      const service = price.serviceId ? this.services.get(price.serviceId) : undefined;
      const tour = price.tourId ? this.tours.get(price.tourId) : undefined;
      const joined = priceWith(price, car, service, tour);
      return [{ ...joined, car: { ...joined.car, isAvailable: car.isAvailable } }];
    });
  }

  /** The only one, joined; throws the coded error of what is missing. */
  joinOne(price: ManagedPrice): StaffPriceResponse {
    const [joined] = this.join([price]);
    if (!joined) throw new CodedError(this.missing(price)?.code ?? 'price.notFound');
    return joined;
  }
}

@Injectable()
export class ReadOffers {
  constructor(private readonly catalogue: Catalogue) {}

  /** As the catalogue has them now, not from kept answers; also cars that visitors can't see. */
  async now(): Promise<Offers> {
    const [cars, services, tours] = await Promise.all([
      this.catalogue.json(z.array(carResponse), { path: '/staff/cars' }),
      this.catalogue.json(z.array(serviceResponse), { path: '/staff/services' }),
      this.catalogue.json(z.array(tourResponse), { path: '/staff/tours' }),
    ]);
    return new Offers(byId(cars), byId(services), byId(tours));
  }
}

function byId<Item extends { id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> {
  return new Map(items.map((item) => [item.id, item]));
}
