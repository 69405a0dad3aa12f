import { randomUUID } from 'node:crypto';
import { placesNamed } from '@chauffeur/contracts/events/catalogue-events';
import { problem } from '@chauffeur/contracts/http/problem';
import { InProcessEventBus } from '@chauffeur/messaging';
import { createTestDatabase, until, type TestDatabase } from '@chauffeur/private-servers';
import type { ServiceApp } from '@chauffeur/service-kit';
import { Client } from 'pg';
import { createApp } from './app.js';

export interface CatalogueCallResult {
  readonly status: number;
  readonly body: unknown;
  /** The code of a problem. */
  readonly code: string | undefined;
}

/** The service with a database, for integration specs. */
export interface RunningCatalogue {
  /** Direct access to its database. */
  readonly database: Client;
  readonly databaseUrl: string;
  readonly provider: ServiceApp['provider'];
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<CatalogueCallResult>;
  /** The events written so far, with their data. */
  events(): Promise<{ routing_key: string; payload: unknown }[]>;
  /** The data of the events with the routing key. */
  published(routingKey: string): Promise<unknown[]>;
  stop(): Promise<void>;
}

/** @param stored a database that outlives it, instead of its own */
export async function startCatalogue(stored?: TestDatabase): Promise<RunningCatalogue> {
  const token = `token-${randomUUID()}`;
  const testDatabase = stored ?? (await createTestDatabase());
  const app = await createApp(
    {
      DATABASE_URL: testDatabase.url,
      EVENT_TRANSPORT: 'in-process',
      INTERNAL_TOKEN: token,
      LOG_LEVEL: 'silent',
    },
    { eventBus: new InProcessEventBus() },
  );
  const address = await app.listen(0, '127.0.0.1');
  const database = new Client({ connectionString: testDatabase.url });
  await database.connect();
  // A start publishes the names of the built-in places at any moment, which must not come among a spec's own events.
  const names = `SELECT FROM outbox WHERE routing_key = '${placesNamed.routingKey}'`;
  const isNamed = async () => (await database.query(names)).rowCount !== 0;
  if (!stored && !(await until(isNamed, 10_000))) throw new Error('the places are not named');
  return {
    database,
    databaseUrl: testDatabase.url,
    provider: (type) => app.provider(type),
    async call(method, path, body, headers = {}) {
      const isBytes = Buffer.isBuffer(body);
      const type = isBytes ? 'application/octet-stream' : 'application/json';
      const response = await fetch(`${address}${path}`, {
        method,
        headers: {
          'x-internal-token': token,
          ...(body === undefined ? {} : { 'content-type': type }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
      });
      const bytes = Buffer.from(await response.arrayBuffer());
      const isJson = /json/.test(response.headers.get('content-type') ?? '');
      const parsed: unknown = isJson ? JSON.parse(bytes.toString()) : bytes;
      return { status: response.status, body: parsed, code: problem.safeParse(parsed).data?.code };
    },
    async events() {
      const { rows } = await database.query<{ routing_key: string; payload: unknown }>(
        'SELECT routing_key, payload FROM outbox ORDER BY occurred_at, routing_key',
      );
      return rows;
    },
    async published(routingKey) {
      const { rows } = await database.query<{ payload: unknown }>(
        'SELECT payload FROM outbox WHERE routing_key = $1 ORDER BY occurred_at, id',
        [routingKey],
      );
      return rows.map(({ payload }) => payload);
    },
    async stop() {
      await app.close();
      await database.end();
      if (!stored) await testDatabase.drop();
    },
  };
}
