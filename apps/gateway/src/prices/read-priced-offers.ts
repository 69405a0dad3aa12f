import { carResponse } from '@chauffeur/contracts/catalogue/car';
import {
  staffCarPaths,
  staffServicePaths,
  staffTourPaths,
} from '@chauffeur/contracts/catalogue/catalogue-paths';
import { serviceResponse } from '@chauffeur/contracts/catalogue/service';
import { tourResponse } from '@chauffeur/contracts/catalogue/tour';
import { pathTo } from '@chauffeur/contracts/http/paths';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CachedReads, type Parts } from '../response-cache/cached-reads.js';
import { nullIfNotFound } from '../upstream/null-on-error.js';
import { Catalogue } from '../upstream/upstream.module.js';
import { PricedOffers, type Combination } from './priced-offers.js';

/** Reads the offers of prices, including cars that visitors can't see. Throws `service.unreachable` without the catalogue. */
@Injectable()
export class ReadPricedOffers {
  constructor(
    private readonly reads: CachedReads,
    private readonly catalogue: Catalogue,
  ) {}

  /** For display: reads the cached lists, and uncached ones if an offer is missing there. */
  async forDisplay(prices: readonly Combination[]): Promise<PricedOffers> {
    const cached = await this.cachedLists();
    return prices.some((price) => cached.missing(price)) ? this.lists() : cached;
  }

  /** For a save, which requires the offers to exist: reads each one uncached. */
  async forSave(prices: readonly Combination[]): Promise<PricedOffers> {
    const [cars, services, tours] = await Promise.all([
      this.each(
        carResponse,
        staffCarPaths.record,
        prices.map(({ carId }) => carId),
      ),
      this.each(
        serviceResponse,
        staffServicePaths.record,
        prices.map(({ serviceId }) => serviceId),
      ),
      this.each(
        tourResponse,
        staffTourPaths.record,
        prices.map(({ tourId }) => tourId),
      ),
    ]);
    return new PricedOffers(cars, services, tours);
  }

  private async cachedLists(): Promise<PricedOffers> {
    const parts: Parts = { isAnyStale: false };
    const list = <Schema extends z.ZodType>(schema: Schema, path: string) =>
      this.reads.list(schema, this.reads.fromCatalogue(path), parts);
    const [cars, services, tours] = await Promise.all([
      list(carResponse, staffCarPaths.collection),
      list(serviceResponse, staffServicePaths.collection),
      list(tourResponse, staffTourPaths.collection),
    ]);
    if (parts.isAnyStale) throw new CodedError('service.unreachable');
    return new PricedOffers(cars, services, tours);
  }

  private async lists(): Promise<PricedOffers> {
    const [cars, services, tours] = await Promise.all([
      this.catalogue.json(z.array(carResponse), { path: staffCarPaths.collection }),
      this.catalogue.json(z.array(serviceResponse), { path: staffServicePaths.collection }),
      this.catalogue.json(z.array(tourResponse), { path: staffTourPaths.collection }),
    ]);
    return new PricedOffers(cars, services, tours);
  }

  private async each<Schema extends z.ZodType>(
    schema: Schema,
    record: `/${string}/:id`,
    ids: readonly (string | null)[],
  ): Promise<z.output<Schema>[]> {
    const named = [...new Set(ids)].filter((id) => id !== null);
    const found = await Promise.all(
      named.map((id) => nullIfNotFound(this.catalogue.json(schema, { path: pathTo(record, { id }) }))),
    );
    return found.filter((offer) => offer !== null);
  }
}
