import { demoBookingsAdded } from '@chauffeur/contracts/events/demo-events';
import { Outbox } from '@chauffeur/messaging';
import { seedOnce } from '@chauffeur/service-kit';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
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
    const tables = ['bookings', 'vehicles', 'drivers'];
    const added = await seedOnce(this.dataSource, tables, (manager) => this.addBookings(manager));
    if (added) this.logger.log(`added ${added} demo bookings`);
  }

  /** Publishes no events of bookings, so no email is planned; finance gets what was received. */
  private async addBookings(manager: EntityManager): Promise<number> {
    const plan = planDemoBookings(new Date());
    const transactions = await insertDemoBookings(manager, plan);
    await this.outbox.add(manager, demoBookingsAdded, { transactions });
    return plan.rides.length;
  }
}
