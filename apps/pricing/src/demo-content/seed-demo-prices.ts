import { pricingChanged } from '@chauffeur/contracts/events/pricing-events';
import { Outbox } from '@chauffeur/messaging';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PriceEntity } from '../prices/price.entity.js';
import { demoPriceList } from './demo-price-list.js';

/** The id of PostgreSQL's advisory lock; no other lock of this database uses it. */
const demoContentLock = 7_230_142;

/** Fills an empty database with the demo prices, once. */
@Injectable()
export class SeedDemoPrices implements OnApplicationBootstrap {
  private readonly logger = new Logger(SeedDemoPrices.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const added = await this.dataSource.transaction((manager) => this.seedOnce(manager));
    if (added > 0) this.logger.log(`added ${added} demo prices`);
  }

  private async seedOnce(manager: EntityManager): Promise<number> {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [demoContentLock]);
    if (!(await isUntouched(manager))) return 0;
    const prices = demoPriceList();
    await manager.insert(PriceEntity, prices);
    await manager.query('INSERT INTO demo_content_seeded DEFAULT VALUES');
    await this.outbox.add(manager, pricingChanged, {});
    return prices.length;
  }
}

/** Whether there are no prices, and never were demo prices. */
async function isUntouched(manager: EntityManager): Promise<boolean> {
  const [row]: { untouched: boolean }[] = await manager.query(
    `SELECT NOT EXISTS (SELECT FROM demo_content_seeded) AND NOT EXISTS (SELECT FROM prices) AS untouched`,
  );
  return row?.untouched ?? false;
}
