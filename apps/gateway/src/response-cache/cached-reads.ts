import { bookingTermsPath } from '@chauffeur/contracts/bookings/booking-rules';
import { carResponse, type CarResponse } from '@chauffeur/contracts/catalogue/car';
import {
  cataloguePaths,
  staffCarPaths,
  staffPlacePaths,
} from '@chauffeur/contracts/catalogue/catalogue-paths';
import {
  placeResponse,
  staffPlaceResponse,
  type PlaceResponse,
  type StaffPlaceResponse,
} from '@chauffeur/contracts/catalogue/places/place';
import { serviceResponse, type ServiceResponse } from '@chauffeur/contracts/catalogue/service';
import { tourResponse, type TourResponse } from '@chauffeur/contracts/catalogue/tour';
import { currencyResponse, type CurrencyResponse } from '@chauffeur/contracts/money/money';
import { currenciesPath } from '@chauffeur/contracts/pricing/pricing-paths';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { ResponseCache, type CacheSource, type CacheResult } from './response-cache.js';
import { CachedResponse } from './cached-response.js';
import { Booking, Catalogue, Pricing } from '../upstream/upstream.module.js';

const json = 'application/json; charset=utf-8';

/** Collects the state of a composed response's parts. */
export interface Parts {
  /** Whether a part is stale because its source is unavailable. */
  isAnyStale: boolean;
}

/** Reads catalogue and pricing through the response cache. */
@Injectable()
export class CachedReads {
  /** Parsed once for all compositions; garbage-collected with the cached response. */
  private readonly parsed = new WeakMap<CachedResponse, unknown>();

  constructor(
    private readonly cache: ResponseCache,
    private readonly catalogue: Catalogue,
    private readonly pricing: Pricing,
    private readonly booking: Booking,
  ) {}

  fromCatalogue(path: string): Promise<CacheResult> {
    return this.cache.read('response', `catalogue ${path}`, ['catalogue'], async () => {
      return new CachedResponse(await this.catalogue.bytes({ path }), json);
    });
  }

  fromPricing(path: string): Promise<CacheResult> {
    return this.cache.read('response', `pricing ${path}`, ['pricing'], async () => {
      return new CachedResponse(await this.pricing.bytes({ path }), json);
    });
  }

  /** Places that visitors search. No page shows them, so their changes invalidate nothing else. */
  placeList(): Promise<CacheResult> {
    return this.cache.read('response', `catalogue ${cataloguePaths.places}`, ['places'], async () => {
      return new CachedResponse(await this.catalogue.bytes({ path: cataloguePaths.places }), json);
    });
  }

  /** The terms on which visitors book. */
  bookingTerms(): Promise<CacheResult> {
    return this.cache.read('response', `booking ${bookingTermsPath}`, ['schedule'], async () => {
      return new CachedResponse(await this.booking.bytes({ path: bookingTermsPath }), json);
    });
  }

  /** Caches a composed response. `compose` passes `parts` to each read, which marks it stale if one of them is. */
  composed(key: string, compose: (parts: Parts) => Promise<unknown>): Promise<CacheResult> {
    const sources: CacheSource[] = ['catalogue', 'pricing'];
    return this.cache.readComposed('response', `composed ${key}`, sources, async () => {
      const parts: Parts = { isAnyStale: false };
      const response = new CachedResponse(Buffer.from(JSON.stringify(await compose(parts))), json);
      return { response, isStale: parts.isAnyStale };
    });
  }

  /** The cars that visitors see. */
  cars(parts?: Parts): Promise<CarResponse[]> {
    return this.list(carResponse, this.fromCatalogue(cataloguePaths.cars), parts);
  }

  /** All cars, including those that visitors don't see. */
  staffCars(): Promise<CarResponse[]> {
    return this.list(carResponse, this.fromCatalogue(staffCarPaths.collection));
  }

  services(parts?: Parts): Promise<ServiceResponse[]> {
    return this.list(serviceResponse, this.fromCatalogue(cataloguePaths.services), parts);
  }

  tours(parts?: Parts): Promise<TourResponse[]> {
    return this.list(tourResponse, this.fromCatalogue(cataloguePaths.tours), parts);
  }

  places(): Promise<PlaceResponse[]> {
    return this.list(placeResponse, this.placeList());
  }

  /** All places, including those, and the fields, that visitors don't see. */
  staffPlaces(): Promise<StaffPlaceResponse[]> {
    const path = staffPlacePaths.collection;
    const found = this.cache.read('response', `catalogue ${path}`, ['places'], async () => {
      return new CachedResponse(await this.catalogue.bytes({ path }), json);
    });
    return this.list(staffPlaceResponse, found);
  }

  currencies(): Promise<CurrencyResponse[]> {
    return this.list(currencyResponse, this.fromPricing(currenciesPath));
  }

  /**
   * Returns some records of a cached list. The result is not cached: filters that clients make up would fill the cache.
   */
  async filtered<Schema extends z.ZodType>(
    schema: Schema,
    result: Promise<CacheResult>,
    isWanted: (record: z.output<Schema>) => boolean,
  ): Promise<CacheResult> {
    const records = await this.list(schema, result);
    const bytes = Buffer.from(JSON.stringify(records.filter(isWanted)));
    return { response: new CachedResponse(bytes, json), isStale: (await result).isStale };
  }

  /** Returns the records of a cached list, parsed with the schema of one record, once for each response. */
  async list<Schema extends z.ZodType>(
    schema: Schema,
    result: Promise<CacheResult>,
    parts?: Parts,
  ): Promise<z.output<Schema>[]> {
    const { response, isStale } = await result;
    if (parts && isStale) parts.isAnyStale = true;
    const known = this.parsed.get(response);
    if (known !== undefined) return known as z.output<Schema>[];
    const parsed = z.array(schema).parse(JSON.parse(response.bytes.toString('utf8')));
    this.parsed.set(response, parsed);
    return parsed;
  }
}
