import { financeSummary } from '@chauffeur/contracts';
import { createTestDatabase } from '@chauffeur/private-servers';
import type { ServiceApp } from '@chauffeur/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { createApp } from './app.js';

const internalToken = 'internal-token-of-this-spec';
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let app: ServiceApp;
let address: string;
let client: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp({ DATABASE_URL: database.url, INTERNAL_TOKEN: internalToken, LOG_LEVEL: 'error' });
  address = await app.listen(0, '127.0.0.1');
  client = new Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await app.close();
  await database.drop();
});

const insert = (type: string, amount: string, currency = 'USD', date = '2026-11-10', status = 'completed') =>
  client.query(
    `INSERT INTO transactions (transaction_type, amount, currency, description, transaction_date, status, created_by)
     VALUES ($1, $2, $3, 'of this spec', $4, $5, 'spec')`,
    [type, amount, currency, date, status],
  );

async function summary(query = '') {
  const response = await fetch(`${address}/transactions/summary${query}`, {
    headers: { 'x-internal-token': internalToken },
  });
  return financeSummary.parse(await response.json());
}

describe('finance service', () => {
  it('refuses in the database what is no transaction', async () => {
    await expect(insert('gift', '1')).rejects.toThrow(/check constraint/);
    await expect(insert('revenue', '-0.01')).rejects.toThrow(/check constraint/);
    await expect(insert('revenue', '1', 'EUR')).rejects.toThrow(/check constraint/);
  });

  it('sums completed transactions exactly, AZN at 1.7', async () => {
    // As binary fractions these would give 0.30000000000000004.
    await insert('revenue', '0.10');
    await insert('revenue', '0.20');
    await insert('revenue', '170', 'AZN');
    await insert('driver_payment', '17', 'AZN');
    await insert('car_rental', '20');
    await insert('fuel', '5.05');
    await insert('insurance', '4.95');
    await insert('revenue', '1000', 'USD', '2026-11-10', 'pending');
    await insert('revenue', '1000', 'USD', '2026-11-10', 'cancelled');
    await insert('revenue', '50', 'USD', '2026-12-01');
    expect(await summary('?from=2026-11-01&to=2026-11-30')).toEqual({
      totalRevenue: 100.3,
      totalDriverPayments: 10,
      totalCarRentals: 20,
      totalOtherExpenses: 10,
      netProfit: 60.3,
    });
    expect((await summary()).totalRevenue).toBe(150.3);
  });
});
