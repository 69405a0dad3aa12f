import type { ListPricesQuery } from '@chauffeur/contracts/pricing/price';
import type { ManagedPrice } from '@chauffeur/contracts/pricing/staff-price';
import { recordResponseOf } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { FindOptionsWhere, Repository } from 'typeorm';
import { PriceEntity } from './price.entity.js';

/** More prices than any fleet has; a limit rather than pages, because the wizard needs all of them. */
const maxPrices = 20_000;

@Injectable()
export class ListPrices {
  constructor(@InjectRepository(PriceEntity) private readonly prices: Repository<PriceEntity>) {}

  /** Lists prices, newest first; a car with a service or a tour has at most one. */
  async list({ carId, serviceId, tourId }: ListPricesQuery): Promise<ManagedPrice[]> {
    const where: FindOptionsWhere<PriceEntity> = {
      ...(carId ? { carId } : {}),
      ...(serviceId ? { serviceId } : {}),
      ...(tourId ? { tourId } : {}),
    };
    const prices = await this.prices.find({
      where,
      order: { createdAt: 'DESC', id: 'ASC' },
      take: maxPrices,
    });
    return prices.map(recordResponseOf);
  }
}
