import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase, until, type TestDatabase } from '@chauffeur/private-servers';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Client } from 'pg';
import { JobProducer } from './job-producer.js';
import { JobWorker } from './job-worker.js';
import { postgresJobs } from './postgres-jobs.js';

/** Starts a proxy in front of the database that leaves the connections of these numbers, from 1, without a response. */
async function openProxy(databaseUrl: string, silent: readonly number[]): Promise<[url: string, Server]> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let count = 0;
  const server = createServer((client) => {
    count += 1;
    sockets.add(client.on('error', () => undefined));
    if (silent.includes(count)) return;
    const upstream = connect(Number(port), hostname).on('error', () => client.destroy());
    client.pipe(upstream).pipe(client);
    client.on('close', () => upstream.destroy());
  });
  server.on('close', () => sockets.forEach((socket) => socket.destroy()));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return [url.href, server];
}

describe('jobs in PostgreSQL', () => {
  let database: TestDatabase;
  const closing: (() => unknown)[] = [];

  beforeEach(async () => {
    Logger.overrideLogger(false);
    database = await createTestDatabase();
  });

  const openClient = async () => {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    closing.push(() => client.end());
    return client;
  };
  const inFortyDays = () => Date.now() + 40 * 24 * 3_600_000;

  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close();
    await database.drop();
  });

  it('are added and processed though the first connections get no response', async () => {
    // The first connection migrates; then the queue connects, and the worker migrates and connects.
    const [producerUrl, producerProxy] = await openProxy(database.url, [2]);
    const [workerUrl, workerProxy] = await openProxy(database.url, [2]);
    closing.push(
      () => producerProxy.close(),
      () => workerProxy.close(),
    );
    const worked = Promise.withResolvers<number>();
    // Concurrently: each waits until its silent connection times out.
    const [producer, worker] = await Promise.all([
      JobProducer.open<{ number: number }>(postgresJobs(producerUrl), 'counting', {}),
      JobWorker.start<{ number: number }>(
        postgresJobs(workerUrl),
        'counting',
        async ({ data }) => worked.resolve(data.number),
        { concurrency: 1 },
      ),
    ]);
    closing.push(
      () => producer.close(),
      () => worker.close(),
    );
    await producer.add('count', 'job-1', { number: 1 });
    await expect(worked.promise).resolves.toBe(1);
    await expect(worker.isReady()).resolves.toBe(true);
  });

  /** Starts a worker; returns it with what it does once a minute. */
  const startWorker = async () => {
    const timers = jest.spyOn(globalThis, 'setTimeout');
    const worker = await JobWorker.start(postgresJobs(database.url), 'counting', async () => undefined, {
      concurrency: 1,
      limiter: { max: 10, duration: 1_000 },
    });
    const [afterAMinute] = timers.mock.calls.find(([, ms]) => ms === 60_000) ?? [];
    timers.mockRestore();
    return { worker, afterAMinute };
  };

  it('are not held for long by the rate limit of a clock that is set back', async () => {
    const { worker, afterAMinute } = await startWorker();
    closing.push(() => worker.close());
    const client = await openClient();
    await client.query("INSERT INTO bullmq.rate_limit VALUES ('counting', 10, $1)", [inFortyDays()]);
    afterAMinute?.();
    const limits = async () => (await client.query('SELECT FROM bullmq.rate_limit')).rowCount;
    for (let tries = 0; tries < 100 && (await limits()) !== 0; tries += 1) await sleep(50);
    await expect(limits()).resolves.toBe(0);
  });

  it('are left without a warning if the connection is lost while the worker closes', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn');
    const { worker, afterAMinute } = await startWorker();
    closing.push(() => worker.close());
    // The observer has no transaction, in which pg_stat_activity would stay as it was first read.
    const [client, observer] = [await openClient(), await openClient()];
    await client.query('BEGIN; LOCK TABLE bullmq.rate_limit');
    afterAMinute?.();
    // The check, and a search for jobs that began before it.
    const waiting = `FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    const isWaiting = async () => (await observer.query(`SELECT ${waiting}`)).rowCount !== 0;
    expect(await until(isWaiting, 10_000)).toBe(true);
    const closed = worker.close();
    await observer.query(`SELECT pg_terminate_backend(pid) ${waiting}`);
    await client.query('ROLLBACK');
    await closed;
    expect(warn.mock.calls).toEqual([]);
    warn.mockRestore();
  });

  it('are processed after a start with a clock that has been set back', async () => {
    const jobs = postgresJobs(database.url);
    const producer = await JobProducer.open<{ number: number }>(jobs, 'counting', {});
    closing.push(() => producer.close());
    await producer.add('count', 'job-1', { number: 1 });
    const client = await openClient();
    const ahead = inFortyDays();
    await client.query("INSERT INTO bullmq.rate_limit VALUES ('counting', 10, $1)", [ahead]);
    await client.query("INSERT INTO bullmq.meta VALUES ('counting', 'stalled-check', $1)", [ahead]);

    const worked = Promise.withResolvers<number>();
    const worker = await JobWorker.start<{ number: number }>(
      jobs,
      'counting',
      async ({ data }) => worked.resolve(data.number),
      { concurrency: 1, limiter: { max: 10, duration: 1_000 } },
    );
    closing.push(() => worker.close());
    await expect(worked.promise).resolves.toBe(1);
    const { rows } = await client.query("SELECT value FROM bullmq.meta WHERE field = 'stalled-check'");
    expect(rows.filter(({ value }) => Number(value) > Date.now() + 60_000)).toEqual([]);
  });
});
