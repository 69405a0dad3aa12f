import { demoBookingsAdded } from '@chauffeur/contracts/events/demo-events';
import { Outbox } from '@chauffeur/messaging';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { lockDemoContent } from './demo-content-lock.js';
import { insertDemoBookings } from './insert-demo-bookings.js';
import { planDemoBookings } from './plan/plan-demo-bookings.rules.js';

/** Fills an empty database with the examples of a company at work, once. */
@Injectable()
export class SeedDemoBookings implements OnApplicationBootstrap {
  private readonly logger = new Logger(SeedDemoBookings.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const added = await this.dataSource.transaction((manager) => this.seedOnce(manager));
    if (added > 0) this.logger.log(`added ${added} demo bookings`);
  }

  /** Publishes no events of bookings, so no email is planned; finance gets what was received. */
  private async seedOnce(manager: EntityManager): Promise<number> {
    await lockDemoContent(manager);
    if (!(await isUntouched(manager))) return 0;
    const plan = planDemoBookings(new Date());
    const transactions = await insertDemoBookings(manager, plan);
    await manager.query('INSERT INTO demo_content_seeded DEFAULT VALUES');
    await this.outbox.add(manager, demoBookingsAdded, { transactions });
    return plan.rides.length;
  }
}

/** Whether there are no bookings, vehicles and drivers, and never were examples. */
async function isUntouched(manager: EntityManager): Promise<boolean> {
  const [row]: { untouched: boolean }[] = await manager.query(
    `SELECT NOT EXISTS (SELECT FROM demo_content_seeded) AND NOT EXISTS (SELECT FROM bookings)
        AND NOT EXISTS (SELECT FROM vehicles) AND NOT EXISTS (SELECT FROM drivers) AS untouched`,
  );
  return row?.untouched ?? false;
}
