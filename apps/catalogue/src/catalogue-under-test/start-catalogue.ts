import { problem } from '@chauffeur/contracts';
import { InProcessEventBus } from '@chauffeur/messaging';
import { createTestDatabase } from '@chauffeur/private-servers';
import { Client } from 'pg';
import { createApp } from '../app.js';

const token = 'internal-token-of-this-spec';

/** The service on an empty database of its own, for one integration spec. */
export async function startCatalogue() {
  const database = await createTestDatabase();
  const environment = {
    DATABASE_URL: database.url,
    EVENT_TRANSPORT: 'in-process',
    INTERNAL_TOKEN: token,
    LOG_LEVEL: 'error',
  };
  const app = await createApp(environment, { eventBus: new InProcessEventBus() });
  const address = await app.listen(0, '127.0.0.1');
  const client = new Client({ connectionString: database.url });
  await client.connect();

  return {
    async call(method: string, path: string, body?: unknown) {
      const response = await fetch(`${address}${path}`, {
        method,
        headers: { 'x-internal-token': token, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const text = await response.text();
      const answer = text ? (JSON.parse(text) as unknown) : undefined;
      return { status: response.status, body: answer, code: problem.safeParse(answer).data?.code };
    },

    async sql<Row extends Record<string, unknown>>(statement: string, values: unknown[] = []) {
      return (await client.query<Row>(statement, values)).rows;
    },

    /** What was published under the routing key, the oldest first. */
    async published(routingKey: string): Promise<unknown[]> {
      const { rows } = await client.query<{ payload: unknown }>(
        'SELECT payload FROM outbox WHERE routing_key = $1 ORDER BY occurred_at, id',
        [routingKey],
      );
      return rows.map(({ payload }) => payload);
    },

    async stop(): Promise<void> {
      await client.end();
      await app.close();
      await database.drop();
    },
  };
}

export type CatalogueUnderTest = Awaited<ReturnType<typeof startCatalogue>>;
