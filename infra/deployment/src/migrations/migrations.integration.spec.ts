import { createTestDatabase, type TestDatabase } from '@chauffeur/private-servers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { migratedApps, migrate as migrateDatabase } from './migrate.fixture.js';

const databases: Record<string, TestDatabase> = {};

beforeAll(async () => {
  for (const app of migratedApps) databases[app] = await createTestDatabase();
  await Promise.all(migratedApps.map((app) => migrate(app)));
}, 600_000);

afterAll(async () => {
  await Promise.all(Object.values(databases).map((database) => database.drop()));
});

describe('the jobs that migrate before a rollout', () => {
  it('bring each database up to date with their own variables alone, without a broker', async () => {
    for (const app of migratedApps) expect(await migrationsOf(app)).not.toEqual([]);
  });

  it('may run twice at once, and again', async () => {
    const repeated = await createTestDatabase();
    try {
      await Promise.all([migrate('finance', repeated), migrate('finance', repeated)]);
      await migrate('finance', repeated);
      expect(await migrationsOf('finance', repeated)).toEqual(await migrationsOf('finance'));
    } finally {
      await repeated.drop();
    }
  }, 600_000);
});

const migrate = (app: string, { url } = databaseOf(app)) => migrateDatabase(app, url);

function databaseOf(app: string): TestDatabase {
  const database = databases[app];
  if (!database) throw new Error(`There is no database for ${app}.`);
  return database;
}

async function migrationsOf(app: string, { url } = databaseOf(app)): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<object>('SELECT name FROM migrations ORDER BY id')).rows;
  } finally {
    await client.end();
  }
}
