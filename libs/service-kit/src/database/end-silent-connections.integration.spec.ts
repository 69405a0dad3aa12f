import { createTestDatabase, type TestDatabase } from '@chauffeur/private-servers';
import { isUnavailableError } from '@chauffeur/messaging';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { endSilentConnections } from './end-silent-connections.js';

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await new DataSource({ type: 'postgres', url: database.url, poolSize: 1 }).initialize();
  endSilentConnections(dataSource, 3_000);
});

afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

describe('a connection that has gone silent', () => {
  it('is destroyed, and the next query uses another one', async () => {
    const failure = await dataSource.query('SELECT pg_sleep(60)').then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(isUnavailableError(failure)).toBe(true);
    expect(await dataSource.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('is destroyed in a transaction too', async () => {
    const transaction = dataSource.transaction((manager) => manager.query('SELECT pg_sleep(60)'));
    await expect(transaction).rejects.toThrow(/Connection terminated|not queryable/);
    expect(await dataSource.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});
