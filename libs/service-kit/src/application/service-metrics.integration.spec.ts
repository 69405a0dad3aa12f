import { setTimeout as delay } from 'node:timers/promises';
import {
  createTestDatabase,
  query,
  startRabbitMQ,
  type PrivateServer,
  type TestDatabase,
} from '@chauffeur/private-servers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ServiceApp } from './service-app.js';
import { createRidesService } from './small-service.fixture.js';
import { startMetrics, type RunningMetrics } from '../metrics/start-metrics.js';

/** The prefetch of a process; further messages wait in the queue. */
const prefetch = 20;
const queue = 'queue="rides.record-ride"';

describe('metrics of the servers that a service uses', () => {
  let broker: PrivateServer;
  let database: TestDatabase;
  let metrics: RunningMetrics;
  let app: ServiceApp;
  let address: string;
  const { promise: mayHandle, resolve: letHandle } = Promise.withResolvers<void>();

  beforeAll(async () => {
    [broker, database] = await Promise.all([startRabbitMQ(), createTestDatabase()]);
    metrics = await startMetrics({ port: 0, host: '127.0.0.1' });
    app = await createRidesService({ DATABASE_URL: database.url, RABBITMQ_URL: broker.url }, () => mayHandle);
    address = await app.listen(0, '127.0.0.1');
  });

  afterAll(async () => {
    letHandle();
    await app.close();
    await metrics.close();
    await database.drop();
    await broker.stop();
  });

  /** Returns the value of a series, `name{labels}`; undefined if it is not served. */
  async function read(): Promise<(series: string) => number | undefined> {
    const response = await fetch(metrics.address);
    if (response.status !== 200) throw new Error(`${response.status} to a scrape`);
    const values = new Map<string, number>();
    for (const line of (await response.text()).split('\n')) {
      const [, name, labels = '', value] = /^(\w+)\{(.*?),?service="rides"\} (\S+)$/.exec(line) ?? [];
      values.set(`${name}{${labels}}`, Number(value));
    }
    return (series) => values.get(series);
  }

  async function until(holds: (value: (series: string) => number | undefined) => boolean): Promise<void> {
    const giveUp = Date.now() + 60_000;
    while (!holds(await read())) {
      if (Date.now() > giveUp) throw new Error(`not served in time: ${holds.toString()}`);
      await delay(50);
    }
  }

  const post = (path: string) => fetch(`${address}/rides/${path}`, { method: 'POST' });

  it('include waiting messages, the age of those in flight, and consumers', async () => {
    await post(String(prefetch + 5));
    // Gauges that could not be read within 2 s are left out.
    await until(
      (now) =>
        now(`reaction_queue_messages{${queue}}`) === 5 &&
        now(`reaction_queue_consumers{${queue}}`) === 1 &&
        now(`reaction_dead_letters{${queue}}`) === 0,
    );
    const value = await read();
    expect(value(`reaction_oldest_in_flight_seconds{${queue}}`)).toBeGreaterThan(0);
    letHandle();
    await until((now) => now(`reaction_duration_seconds_count{${queue},outcome="done"}`) === prefetch + 5);
    await until((now) => now(`reaction_oldest_in_flight_seconds{${queue}}`) === 0);
    await until((now) => now('outbox_unsent_events{}') === 0);
    const after = await read();
    expect(after(`reaction_lag_seconds_count{${queue}}`)).toBe(prefetch + 5);
    expect(after('events_published_total{routing_key="ride.requested.v1",outcome="sent"}')).toBe(25);
  });

  it('include the number of dead letters', async () => {
    await post('unfit/one');
    await until((value) => value(`reaction_dead_letters{${queue}}`) === 1);
    expect((await read())(`reaction_duration_seconds_count{${queue},outcome="invalid"}`)).toBe(1);
  });

  it('include the database, its pool, and requests by route', async () => {
    for (const ride of ['1', '2']) await fetch(`${address}/rides/${ride}`);
    await until((now) => now('database_ready{}') === 1);
    const value = await read();
    expect(value('database_pool_limit{}')).toBe(12);
    const [used, idle] = ['used', 'idle'].map((state) =>
      value(`database_pool_connections{state="${state}"}`),
    );
    expect(Number(used) + Number(idle)).toBeGreaterThanOrEqual(1);
    expect(value('http_request_duration_seconds_count{method="GET",route="/rides/:ride",status="200"}')).toBe(
      2,
    );
  });

  it('leave out the readiness of a database while it takes no writes, and the service stays ready', async () => {
    const setReadOnly = async (value: string) => {
      await query(database.url, `BEGIN READ WRITE; ALTER DATABASE ${database.name} ${value}; COMMIT`);
      // The setting is that of new sessions.
      await query(
        database.url,
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
      );
    };
    await until((now) => now('database_ready{}') === 1);
    await setReadOnly('SET default_transaction_read_only = on');
    await until((now) => now('database_ready{}') === undefined);
    expect((await fetch(`${address}/rides/1`)).status).toBe(200);
    const ready = await fetch(`${address}/health/ready`);
    expect([ready.status, await ready.json()]).toEqual([
      200,
      expect.objectContaining({
        details: { database: { status: 'up' }, 'database writes': { status: 'degraded' } },
      }),
    ]);
    await setReadOnly('RESET default_transaction_read_only');
    await until((now) => now('database_ready{}') === 1);
  });

  it('include the age of the outbox but no queues while the broker is unavailable', async () => {
    await broker.kill9();
    await post('1');
    await until(
      (now) => (now('outbox_oldest_unsent_seconds{}') ?? 0) > 0.5 && now('outbox_unsent_events{}') === 1,
    );
    const value = await read();
    expect(value(`reaction_queue_messages{${queue}}`)).toBeUndefined();
    expect(value('database_pool_limit{}')).toBe(12);
  });
});
