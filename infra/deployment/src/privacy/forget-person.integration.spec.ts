import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@chauffeur/private-servers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { migrate } from '../migrations/migrate.fixture.js';
import { root } from '../repository.fixture.js';
import { others, rowsOf, zarifa, type Rows } from './person-rows.fixture.js';

const apps = ['booking', 'finance', 'notifications'] as const;
const databases: TestDatabase[] = [];
const clients: Record<string, Client> = {};

beforeAll(async () => {
  for (const app of apps) {
    const database = await createTestDatabase();
    databases.push(database);
    const client = new Client({ connectionString: database.url });
    clients[app] = client;
    await client.connect();
  }
  await Promise.all(apps.map((app, index) => migrate(app, databases[index]?.url ?? '')));
}, 150_000);

afterAll(async () => {
  await Promise.all(Object.values(clients).map((client) => client.end()));
  await Promise.all(databases.map((database) => database.drop()));
});

it('all data of one person is deleted, and none of another', async () => {
  const [hers, his] = [randomUUID(), randomUUID()];
  for (const app of apps) {
    await insert(clientOf(app), rowsOf(app, zarifa, hers));
    await insert(clientOf(app), rowsOf(app, others, his));
  }
  const before = await Promise.all(apps.map((app) => mentions(clientOf(app), others)));
  expect(await Promise.all(apps.map((app) => mentions(clientOf(app), zarifa)))).not.toContain(0);

  const variables = { email: zarifa.email.toUpperCase(), bookings: `{${hers}}` };
  for (const app of apps) await clientOf(app).query(script(app, clientOf(app), variables));

  const left = await Promise.all(apps.map((app) => mentions(clientOf(app), zarifa)));
  expect(left).toEqual(apps.map(() => 0));
  expect(await Promise.all(apps.map((app) => mentions(clientOf(app), others)))).toEqual(before);
  const { rows } = await clientOf('booking').query(
    'SELECT customer_name, car_name FROM bookings WHERE id = $1',
    [hers],
  );
  expect(rows).toEqual([{ customer_name: 'Removed on request', car_name: 'Mercedes V' }]);
});

it.each(['booking', 'notifications'] as const)('%s without an email deletes nothing', async (app) => {
  const client = clientOf(app);
  await insert(client, rowsOf(app, { ...others, email: '' }, randomUUID()));
  const before = await mentions(client, others);
  expect(before).toBeGreaterThan(0);
  for (const email of ['', ' ']) {
    await expect(client.query(script(app, client, { email }))).rejects.toThrow('email_must_be_given');
    await client.query('ROLLBACK');
  }
  expect(await mentions(client, others)).toBe(before);
});

function clientOf(app: string): Client {
  const client = clients[app];
  if (!client) throw new Error(`There is no database for ${app}.`);
  return client;
}

/** Returns the script with its variables filled in, as psql does. */
function script(name: string, client: Client, variables: Record<string, string>): string {
  const text = readFileSync(join(root, `infra/privacy/forget-person/${name}.sql`), 'utf8');
  return text.replaceAll(/:'(\w+)'/g, (_all, variable: string) =>
    client.escapeLiteral(variables[variable] ?? ''),
  );
}

async function insert(client: Client, rows: Rows): Promise<void> {
  for (const [table, row] of rows) {
    const columns = Object.keys(row);
    const places = columns.map((_column, index) => `$${index + 1}`);
    await client.query(
      `INSERT INTO ${table} (${columns.join()}) VALUES (${places.join()})`,
      Object.values(row),
    );
  }
}

/** Counts the rows in all tables of a database that contain any of the person's values in any column. */
async function mentions(client: Client, person: Record<string, string>): Promise<number> {
  const { rows: tables } = await client.query<{ name: string }>(
    "SELECT quote_ident(table_name) AS name FROM information_schema.tables WHERE table_schema = 'public'",
  );
  const patterns = Object.values(person).map(
    (value) => `(^|[^[:alnum:]._+-])${value.replaceAll(/\W/g, '\\$&')}`,
  );
  let count = 0;
  for (const { name } of tables) {
    const { rows } = await client.query(`SELECT FROM ${name} AS row WHERE row::text ~* ANY ($1)`, [patterns]);
    count += rows.length;
  }
  return count;
}
