import {
  managedPrice,
  type PriceCell,
  type PriceRequest,
  type StaffPriceResponse,
  type SuggestedPriceQuery,
  type SuggestedPriceResponse,
} from '@chauffeur/contracts';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Pricing } from '../upstream/upstream.module.js';
import { ReadOffers } from './offers.js';

const prices = z.array(managedPrice);

/** Prices of pricing beside what the catalogue says of their car and their service or tour. */
@Injectable()
export class ManagePrices {
  constructor(
    private readonly pricing: Pricing,
    private readonly readOffers: ReadOffers,
  ) {}

  /** Newest first, also those of cars that visitors can't see. */
  async list(): Promise<StaffPriceResponse[]> {
    const [found, offers] = await Promise.all([
      this.pricing.json(prices, { path: '/prices' }),
      this.readOffers.now(),
    ]);
    return offers.join(found);
  }

  async read(id: string): Promise<StaffPriceResponse> {
    const [price, offers] = await Promise.all([
      this.pricing.json(managedPrice, { path: `/prices/${id}` }),
      this.readOffers.now(),
    ]);
    return offers.joinOne(price);
  }

  /** Throws `car.notFound`, `service.notFound`, `tour.notFound`, `price.duplicate`. */
  async create(body: PriceRequest, adminId: string): Promise<StaffPriceResponse> {
    return this.save(body, { method: 'POST', path: '/prices', body, adminId });
  }

  /** Throws as `create` does, and `price.notFound` or `record.stale`. */
  async update(
    id: string,
    body: PriceRequest & { version: number },
    adminId: string,
  ): Promise<StaffPriceResponse> {
    return this.save(body, { method: 'PUT', path: `/prices/${id}`, body, adminId });
  }

  async remove(id: string, adminId: string): Promise<void> {
    await this.pricing.bytes({ method: 'DELETE', path: `/prices/${id}`, adminId });
  }

  /**
   * The prices that the cells hold now, without the emptied ones. A cell for what does not exist is refused with its
   * code, and `errors` name it; one that only empties is let through.
   */
  async setCells(cells: readonly PriceCell[], adminId: string): Promise<StaffPriceResponse[]> {
    const offers = await this.readOffers.now();
    const missing = cells.flatMap((cell, index) => {
      const fault = cell.priceUsd === null ? null : offers.missing(cell);
      return fault ? [{ field: `cells.${index}.${fault.field}`, code: fault.code }] : [];
    });
    if (missing[0]) throw new CodedError(missing[0].code, missing);
    const set = await this.pricing.json(prices, {
      method: 'PUT',
      path: '/prices/cells',
      body: { cells },
      adminId,
    });
    return offers.join(set);
  }

  /** Also for a car that visitors can't see. */
  async suggest({ carId, serviceId, tourId }: SuggestedPriceQuery): Promise<SuggestedPriceResponse> {
    const query = serviceId ? { carId, serviceId } : { carId, tourId: tourId ?? undefined };
    const [price] = await this.pricing.json(prices, { path: '/prices', query });
    return { priceUsd: price?.priceUsd ?? null };
  }

  private async save(body: PriceRequest, call: Parameters<Pricing['json']>[1]): Promise<StaffPriceResponse> {
    const offers = await this.readOffers.now();
    const missing = offers.missing(body);
    if (missing) throw new CodedError(missing.code, [missing]);
    return offers.joinOne(await this.pricing.json(managedPrice, call));
  }
}
