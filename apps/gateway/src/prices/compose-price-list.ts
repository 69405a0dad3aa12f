import {
  priceRecord,
  priceResponse,
  type ListPricesQuery,
  type PriceResponse,
} from '@chauffeur/contracts/pricing/price';
import { pricePaths } from '@chauffeur/contracts/pricing/pricing-paths';
import { Injectable } from '@nestjs/common';
import type { CacheResult } from '../response-cache/response-cache.js';
import { priceResponseOf } from './price-response.js';
import { CachedReads, type Parts } from '../response-cache/cached-reads.js';

/** Composes the public price list: prices from pricing with offers from the catalogue. */
@Injectable()
export class ComposePriceList {
  constructor(private readonly reads: CachedReads) {}

  /**
   * Returns prices with their car and their service or tour, newest first, without those of cars that visitors can't
   * see. With a car and a service or tour in the query, at most one.
   */
  read(query: ListPricesQuery): Promise<CacheResult> {
    const all = this.reads.composed('/pricing', (parts) => this.compose(parts));
    const wanted = Object.entries(query).filter(([, id]) => id !== undefined) as [
      keyof ListPricesQuery,
      string,
    ][];
    if (wanted.length === 0) return all;
    return this.reads.filtered(priceResponse, all, (price) =>
      wanted.every(([field, id]) => price[field] === id),
    );
  }

  private async compose(parts: Parts): Promise<PriceResponse[]> {
    const [prices, cars, services, tours] = await Promise.all([
      this.reads.list(priceRecord, this.reads.fromPricing(`${pricePaths.collection}?`), parts),
      this.reads.cars(parts),
      this.reads.services(parts),
      this.reads.tours(parts),
    ]);
    const carById = new Map(cars.map((car) => [car.id, car]));
    const serviceById = new Map(services.map((service) => [service.id, service]));
    const tourById = new Map(tours.map((tour) => [tour.id, tour]));
    return prices.flatMap((price) => {
      const car = carById.get(price.carId);
      const service = price.serviceId ? serviceById.get(price.serviceId) : undefined;
      const tour = price.tourId ? tourById.get(price.tourId) : undefined;
      return car && (service ?? tour) ? [priceResponseOf(price, car, service, tour)] : [];
    });
  }
}
