import { pricingChanged } from '@chauffeur/contracts/events/pricing-events';
import { Outbox } from '@chauffeur/messaging';
import { seedOnce } from '@chauffeur/service-kit';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PriceEntity } from '../prices/price.entity.js';
import { demoPriceList } from './demo-price-list.js';

/** Fills an empty database with the demo prices, once. */
@Injectable()
export class SeedDemoPrices implements OnApplicationBootstrap {
  private readonly logger = new Logger(SeedDemoPrices.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const added = await seedOnce(this.dataSource, ['prices'], (manager) => this.addPrices(manager));
    if (added) this.logger.log(`added ${added} demo prices`);
  }

  private async addPrices(manager: EntityManager): Promise<number> {
    const prices = demoPriceList();
    await manager.insert(PriceEntity, prices);
    await this.outbox.add(manager, pricingChanged, {});
    return prices.length;
  }
}
