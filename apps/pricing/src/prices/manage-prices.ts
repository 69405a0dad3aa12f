import { pricingChanged, type ManagedPrice, type PriceRequest } from '@chauffeur/contracts';
import { Outbox } from '@chauffeur/messaging';
import { CodedError, lockVersion, refuseViolation } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { priceRecordOf } from './price-record.js';
import { PriceEntity } from './price.entity.js';

@Injectable()
export class ManagePrices {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** Throws CodedError `price.notFound`. */
  async read(id: string): Promise<ManagedPrice> {
    const price = await this.dataSource.manager.findOneBy(PriceEntity, { id });
    if (!price) throw new CodedError('price.notFound');
    return priceRecordOf(price);
  }

  /** Throws CodedError `price.duplicate` when the combination has a price. */
  create(request: PriceRequest): Promise<ManagedPrice> {
    return this.change((manager) => save(manager, manager.create(PriceEntity, request)));
  }

  /** Throws CodedError `price.notFound`, `record.stale`, or `price.duplicate` when another price is for the combination. */
  update(id: string, { version, ...fields }: PriceRequest & { version: number }): Promise<ManagedPrice> {
    return this.change(async (manager) => {
      const price = await lockVersion(manager, PriceEntity, { id, version }, 'price.notFound');
      return save(manager, Object.assign(price, fields));
    });
  }

  /** Throws CodedError `price.notFound`. */
  async remove(id: string): Promise<void> {
    await this.change(async (manager) => {
      const { affected } = await manager.delete(PriceEntity, { id });
      if (!affected) throw new CodedError('price.notFound');
    });
  }

  private change<Result>(write: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction(async (manager) => {
      const result = await write(manager);
      await this.outbox.add(manager, pricingChanged, { parts: ['prices'] });
      return result;
    });
  }
}

async function save(manager: EntityManager, price: PriceEntity): Promise<ManagedPrice> {
  const saved = await refuseViolation(manager.save(price), {
    prices_once_per_combination: () => new CodedError('price.duplicate'),
  });
  return priceRecordOf(saved);
}
