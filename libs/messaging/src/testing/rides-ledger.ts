import type { EventDefinition } from '@chauffeur/contracts/events/event-definition';
import { setTimeout as delay } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { messagingMigrations, Outbox, runWithCorrelation } from '../index.js';
import { CreateLedger1700000000001 } from './create-ledger.js';
import type { RideData } from './ride-event.js';

export interface Effects {
  readonly deliveries: number;
  readonly effects: number;
  readonly distinct: number;
}

interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** The databases of a producer and a consumer: tests write to the first and read from the second. */
export class RidesLedger {
  private constructor(
    private readonly databases: readonly TestDatabase[],
    readonly rides: DataSource,
    readonly ledger: DataSource,
  ) {}

  static async create(
    createRides: () => Promise<TestDatabase>,
    createLedger = createRides,
  ): Promise<RidesLedger> {
    const ridesDatabase = await createRides();
    const ledgerDatabase = await createLedger();
    const open = (url: string, migrations: typeof messagingMigrations) =>
      new DataSource({
        type: 'postgres',
        url,
        migrations: [...migrations],
        migrationsRun: true,
      }).initialize();
    return new RidesLedger(
      [ridesDatabase, ledgerDatabase],
      await open(ridesDatabase.url, messagingMigrations),
      await open(ledgerDatabase.url, [...messagingMigrations, CreateLedger1700000000001]),
    );
  }

  get ridesUrl(): string {
    return this.databases[0]?.url ?? '';
  }

  get ledgerUrl(): string {
    return this.databases[1]?.url ?? '';
  }

  /** Writes an event for each ride, all in one transaction; a ride's correlation id is `ride-<number>`. */
  async request(event: EventDefinition<RideData>, rides: readonly number[]): Promise<void> {
    const outbox = new Outbox();
    await this.rides.transaction(async (manager) => {
      for (const ride of rides) {
        await runWithCorrelation(`ride-${ride}`, () => outbox.add(manager, event, { ride }));
      }
    });
  }

  async unsent(): Promise<number> {
    const [row]: { unsent: number }[] = await this.rides.query(
      'SELECT count(*)::int AS unsent FROM outbox WHERE published_at IS NULL',
    );
    return row?.unsent ?? 0;
  }

  async effects(): Promise<Effects> {
    const [row]: Effects[] = await this.ledger.query(
      `SELECT (SELECT count(*)::int FROM delivery) AS deliveries,
              count(*)::int AS effects, count(DISTINCT ride)::int AS distinct FROM effect`,
    );
    return row ?? { deliveries: 0, effects: 0, distinct: 0 };
  }

  /** Waits until the ride has been delivered at least once, whether or not its effect has come about. */
  async untilDelivered(ride: number): Promise<void> {
    const giveUp = Date.now() + 60_000;
    for (;;) {
      const rows: unknown[] = await this.ledger.query('SELECT FROM delivery WHERE ride = $1 LIMIT 1', [ride]);
      if (rows.length > 0) return;
      if (Date.now() > giveUp) throw new Error(`ride ${ride} was not delivered in time`);
      await delay(20);
    }
  }

  /** Waits for at least this many effects; throws on the timeout. */
  async untilEffects(count: number, timeoutMs = 60_000): Promise<Effects> {
    const giveUp = Date.now() + timeoutMs;
    for (;;) {
      const effects = await this.effects();
      if (effects.effects >= count) return effects;
      if (Date.now() > giveUp)
        throw new Error(`${effects.effects} of ${count} effects after ${timeoutMs} ms`);
      await delay(20);
    }
  }

  async drop(): Promise<void> {
    await this.rides.destroy();
    await this.ledger.destroy();
    for (const database of this.databases) await database.drop();
  }
}

export function numbers(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => from + index);
}
