import { demoContentIds } from '@chauffeur/contracts/demo-content-ids';
import { priceRecord } from '@chauffeur/contracts/pricing/price';
import { InProcessEventBus } from '@chauffeur/messaging';
import { createTestDatabase } from '@chauffeur/private-servers';
import type { ServiceApp } from '@chauffeur/service-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { z } from 'zod';
import { createApp } from '../app.js';
import { demoPriceList } from './demo-price-list.js';

const token = 'internal-token-of-this-spec';

describe('demo prices', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let client: Client;
  let apps: ServiceApp[];

  beforeEach(async () => {
    database = await createTestDatabase();
    client = new Client({ connectionString: database.url });
    await client.connect();
    apps = [];
  });

  afterEach(async () => {
    await closeApps();
    await client.end();
    await database.drop();
  });

  async function start(): Promise<string> {
    const app = await createApp(
      {
        DATABASE_URL: database.url,
        EVENT_TRANSPORT: 'in-process',
        INTERNAL_TOKEN: token,
        LOG_LEVEL: 'silent',
        SEED_DEMO_CONTENT: 'true',
      },
      { eventBus: new InProcessEventBus() },
    );
    apps.push(app);
    return app.listen(0, '127.0.0.1');
  }

  async function closeApps(): Promise<void> {
    await Promise.all(apps.splice(0).map((app) => app.close()));
  }

  async function count(table: 'prices' | 'outbox'): Promise<number> {
    const { rows } = await client.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`);
    return rows[0]?.count ?? 0;
  }

  it('are there as soon as the service listens', async () => {
    const address = await start();
    const { hyundaiElantra } = demoContentIds.cars;
    const { airportTransfer } = demoContentIds.services;
    const response = await fetch(`${address}/prices?carId=${hyundaiElantra}&serviceId=${airportTransfer}`, {
      headers: { 'x-internal-token': token },
    });
    const prices = z.array(priceRecord).parse(await response.json());
    expect(prices.map(({ priceUsd }) => priceUsd)).toEqual([25]);
  });

  it('are added once by replicas that start together, with one event, and not by a later start', async () => {
    await Promise.all([start(), start(), start()]);
    await closeApps();
    await start();
    expect(await count('prices')).toBe(demoPriceList().length);
    expect(await count('outbox')).toBe(1);
  });

  it('do not come back after they were deleted', async () => {
    await start();
    await closeApps();
    await client.query('DELETE FROM prices');
    await start();
    expect(await count('prices')).toBe(0);
  });
});
