import { demoContentIds } from '@chauffeur/contracts/demo-content-ids';
import { priceRecord } from '@chauffeur/contracts/pricing/price';
import { createTestDatabase } from '@chauffeur/private-servers';
import { startTestService, type TestService } from '@chauffeur/service-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { z } from 'zod';
import { createApp } from '../app.js';
import { demoPriceList } from './demo-price-list.js';

describe('demo prices', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let client: Client;
  let services: TestService[];

  beforeEach(async () => {
    database = await createTestDatabase();
    client = new Client({ connectionString: database.url });
    await client.connect();
    services = [];
  });

  afterEach(async () => {
    await stopAll();
    await client.end();
    await database.drop();
  });

  async function start(): Promise<TestService> {
    const service = await startTestService(
      createApp,
      { url: database.url },
      { variables: { SEED_DEMO_CONTENT: 'true' } },
    );
    services.push(service);
    return service;
  }

  async function stopAll(): Promise<void> {
    await Promise.all(services.splice(0).map((service) => service.stop()));
  }

  async function count(table: 'prices' | 'outbox'): Promise<number> {
    const { rows } = await client.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`);
    return rows[0]?.count ?? 0;
  }

  it('are there as soon as the service listens', async () => {
    const service = await start();
    const { hyundaiElantra } = demoContentIds.cars;
    const { airportTransfer } = demoContentIds.services;
    const query = `carId=${hyundaiElantra}&serviceId=${airportTransfer}`;
    const prices = z.array(priceRecord).parse((await service.call('GET', `/prices?${query}`)).body);
    expect(prices.map(({ priceUsd }) => priceUsd)).toEqual([25]);
  });

  it('are added once by replicas that start together, with one event, and not by a later start', async () => {
    await Promise.all([start(), start(), start()]);
    await stopAll();
    await start();
    expect(await count('prices')).toBe(demoPriceList().length);
    expect(await count('outbox')).toBe(1);
  });

  it('do not come back after they were deleted', async () => {
    await start();
    await stopAll();
    await client.query('DELETE FROM prices');
    await start();
    expect(await count('prices')).toBe(0);
  });
});
