import { pathTo } from '@chauffeur/contracts/http/paths';
import type { RemoveRecordQuery } from '@chauffeur/contracts/http/record';
import type { PriceCell } from '@chauffeur/contracts/pricing/price-cells';
import { pricePaths } from '@chauffeur/contracts/pricing/pricing-paths';
import {
  managedPrice,
  type PriceRequest,
  type StaffPriceResponse,
  type SuggestedPriceQuery,
  type SuggestedPriceResponse,
} from '@chauffeur/contracts/pricing/staff-price';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { UpstreamRequest } from '../upstream/upstream-request.js';
import { Pricing } from '../upstream/upstream.module.js';
import type { RemovedRecord } from '../upstream/upstream-response.js';
import { ReadPricedOffers } from './read-priced-offers.js';

const prices = z.array(managedPrice);

/** Joins prices from pricing with their car and their service or tour from the catalogue. */
@Injectable()
export class JoinPrices {
  constructor(
    private readonly pricing: Pricing,
    private readonly readPricedOffers: ReadPricedOffers,
  ) {}

  /** Newest first, including prices of cars that visitors can't see. */
  async list(): Promise<StaffPriceResponse[]> {
    const found = await this.pricing.json(prices, { path: pricePaths.collection });
    return (await this.readPricedOffers.forDisplay(found)).join(found);
  }

  async read(id: string): Promise<StaffPriceResponse> {
    const price = await this.pricing.json(managedPrice, { path: pathTo(pricePaths.record, { id }) });
    return (await this.readPricedOffers.forDisplay([price])).joinOne(price);
  }

  /** Throws `car.notFound`, `service.notFound`, `tour.notFound`, `price.duplicate`. */
  async create(body: PriceRequest, adminId: string): Promise<StaffPriceResponse> {
    return this.save(body, { method: 'POST', path: pricePaths.collection, body, adminId });
  }

  /** Throws as `create` does, and `price.notFound` or `record.stale`. */
  async update(
    id: string,
    body: PriceRequest & { version: number },
    adminId: string,
  ): Promise<StaffPriceResponse> {
    const path = pathTo(pricePaths.record, { id });
    return this.save(body, { method: 'PUT', path, body, adminId });
  }

  remove(id: string, query: RemoveRecordQuery, adminId: string): Promise<RemovedRecord> {
    return this.pricing.remove({ path: pathTo(pricePaths.record, { id }), query, adminId });
  }

  /**
   * Returns the prices of the cells after the change, without the cleared ones. Throws the code of a missing offer,
   * with `errors` that name the cell. Cleared cells are not checked.
   */
  async setCells(cells: readonly PriceCell[], adminId: string): Promise<StaffPriceResponse[]> {
    const offers = await this.readPricedOffers.forSave(cells.filter(({ priceUsd }) => priceUsd !== null));
    const missing = cells.flatMap((cell, index) => {
      const error = cell.priceUsd === null ? null : offers.missing(cell);
      return error ? [{ field: `cells.${index}.${error.field}`, code: error.code }] : [];
    });
    if (missing[0]) throw new CodedError(missing[0].code, missing);
    const set = await this.pricing.json(prices, {
      method: 'PUT',
      path: pricePaths.cells,
      body: { cells },
      adminId,
    });
    return offers.join(set);
  }

  /** Includes cars that visitors can't see. */
  async suggest({ carId, serviceId, tourId }: SuggestedPriceQuery): Promise<SuggestedPriceResponse> {
    const query = serviceId ? { carId, serviceId } : { carId, tourId: tourId ?? undefined };
    const [price] = await this.pricing.json(prices, { path: pricePaths.collection, query });
    return { priceUsd: price?.priceUsd ?? null };
  }

  private async save(body: PriceRequest, request: UpstreamRequest): Promise<StaffPriceResponse> {
    const offers = await this.readPricedOffers.forSave([body]);
    const missing = offers.missing(body);
    if (missing) throw new CodedError(missing.code, [missing]);
    return offers.joinOne(await this.pricing.json(managedPrice, request));
  }
}
