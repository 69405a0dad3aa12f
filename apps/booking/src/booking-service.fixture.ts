import { randomUUID } from 'node:crypto';
import { InProcessEventBus } from '@chauffeur/messaging';
import { createTestDatabase } from '@chauffeur/private-servers';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { createApp } from './app.js';
import { AdoptBookings } from './rides/adopt/adopt-bookings.js';

const token = 'internal-token-of-this-spec';

export interface ServiceCallResult {
  readonly status: number;
  readonly body: unknown;
}

/** The service with a database of its own, called as the gateway calls it. */
export interface RunningBookingService {
  readonly address: string;
  readonly databaseUrl: string;
  readonly client: Client;
  /** The service's own data source: its commits wake the relay, which otherwise looks for events once a second. */
  readonly dataSource: DataSource;
  /** The admin in whose name calls are made. */
  readonly adminId: string;
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<ServiceCallResult>;
  count(sql: string, ...values: unknown[]): Promise<number>;
  stop(): Promise<void>;
}

export async function startBookingService(): Promise<RunningBookingService> {
  const database = await createTestDatabase();
  const environment = {
    DATABASE_URL: database.url,
    EVENT_TRANSPORT: 'in-process',
    INTERNAL_TOKEN: token,
    LINK_SECRET: 'link-secret-of-this-spec',
    LOG_LEVEL: 'silent',
  };
  const app = await createApp(environment, { eventBus: new InProcessEventBus() });
  const address = await app.listen(0, '127.0.0.1');
  // Its runs, one a minute, would change what specs write.
  await app.provider(AdoptBookings).stop();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  // Specs book days in 2099, so that they stay ahead.
  await client.query('UPDATE booking_rules SET horizon_days = 40000');
  const adminId = randomUUID();
  return {
    address,
    databaseUrl: database.url,
    client,
    dataSource: app.provider(DataSource),
    adminId,
    async call(method, path, body, headers = {}) {
      const response = await fetch(`${address}${path}`, {
        method,
        headers: {
          'x-internal-token': token,
          'x-admin-id': adminId,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json') ?? false;
      return { status: response.status, body: isJson ? (JSON.parse(text) as unknown) : text };
    },
    async count(sql, ...values) {
      const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM ${sql}`, values);
      return Number(rows[0]?.count);
    },
    async stop() {
      await client.end();
      await app.close();
      await database.drop();
    },
  };
}
