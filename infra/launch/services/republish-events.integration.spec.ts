import { randomUUID } from 'node:crypto';
import { messagingMigrations } from '@chauffeur/messaging';
import { createTestDatabase, query, startPostgres, type PrivateServer } from '@chauffeur/private-servers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { republishEvents } from './republish-events.ts';
import { startServers } from './services-supervisor.ts';

let server: PrivateServer;

beforeAll(async () => {
  server = await startPostgres({ environment: {} });
}, 180_000);

afterAll(() => server.stop(), 60_000);

const due = 'SELECT FROM outbox WHERE published_at IS NULL AND next_attempt_at <= now()';

/** Adds an event that was published, in a database as the services migrate it. */
async function addPublished(url: string): Promise<void> {
  const source = new DataSource({ type: 'postgres', url, migrations: [...messagingMigrations] });
  try {
    await source.initialize();
    await source.runMigrations();
    await source.query(
      `INSERT INTO outbox (id, routing_key, payload, reactions, correlation_id, published_at)
       VALUES ($1, 'booking.created.v1', '{}', '{}', 'c', now())`,
      [randomUUID()],
    );
  } finally {
    await source.destroy();
  }
}

it('events that were sent are due again, and a database without events stays as it is', async () => {
  const [database, empty] = [await createTestDatabase(server.url), await createTestDatabase(server.url)];
  await addPublished(database.url);
  await republishEvents([database.url, empty.url]);
  expect(await query(database.url, due)).toHaveLength(1);
  expect(await query(empty.url, `SELECT to_regclass('outbox') AS outbox`)).toEqual([{ outbox: null }]);
});

it("a private RabbitMQ gets the events of the operator's own database server again", async () => {
  const start = () =>
    startServers(
      { POSTGRES_ADMIN_URL: server.url, REDIS_URL: 'redis://127.0.0.1:1' },
      undefined,
      () => undefined,
    );
  const first = await start();
  await addPublished(String(first.plan.databases['booking']));
  await first.stop();
  // Each start gives the databases new passwords.
  const second = await start();
  await second.stop();
  expect(await query(String(second.plan.databases['booking']), due)).toHaveLength(1);
}, 180_000);
