import { randomUUID } from 'node:crypto';
import { messagingMigrations } from '@chauffeur/messaging';
import { createTestDatabase, query, startPostgres, type PrivateServer } from '@chauffeur/private-servers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { republishEvents } from './republish-events.ts';

let server: PrivateServer;

beforeAll(async () => {
  server = await startPostgres({ environment: {} });
}, 180_000);

afterAll(() => server.stop(), 60_000);

it('events that were sent are due again, and a database without events stays as it is', async () => {
  const [database, empty] = [await createTestDatabase(server.url), await createTestDatabase(server.url)];
  const source = new DataSource({
    type: 'postgres',
    url: database.url,
    migrations: [...messagingMigrations],
  });
  try {
    await source.initialize();
    await source.runMigrations();
    await source.query(
      `INSERT INTO outbox (id, routing_key, payload, reactions, correlation_id, published_at)
       VALUES ($1, 'booking.created.v1', '{}', '{}', 'c', now())`,
      [randomUUID()],
    );
    await republishEvents([database.url, empty.url]);
    const due = 'SELECT FROM outbox WHERE published_at IS NULL AND next_attempt_at <= now()';
    expect(await source.query(due)).toHaveLength(1);
    expect(await query(empty.url, `SELECT to_regclass('outbox') AS outbox`)).toEqual([{ outbox: null }]);
  } finally {
    await source.destroy();
  }
});
