import { setTimeout as sleep } from 'node:timers/promises';
import {
  createPostgresBackend,
  runMigrations as runJobMigrations,
  type BackendFactory,
  type IQueueBackend,
} from 'bullmq';
import { Client } from 'pg';
import type { JobQueueBackend } from './job-queue-backend.js';

/** The jobs' tables live in a schema of their own, so that a service's own database may hold them too. */
const schema = 'bullmq';
const connectTimeoutMs = 5_000;
/** A database that is still starting is waited for. */
const connectAttempts = 30;

/** Jobs on PostgreSQL 15 or newer. */
export function postgresJobs(url: string): JobQueueBackend {
  const connection = {
    connectionString: url,
    schema,
    max: 4,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: 15_000,
    keepAlive: true,
  };
  const factory: BackendFactory<IQueueBackend, unknown> = (name, options, more) =>
    createPostgresBackend(name, { ...options, connection }, more);
  return {
    kind: 'postgresql',
    prepare: () => migrate(url),
    producerFactory: factory,
    workerFactory: factory,
    release: () => undefined,
  };
}

/** BullMQ's own migrations; an advisory lock lets one of several starters run them. */
async function migrate(url: string): Promise<void> {
  const client = await connect(url);
  try {
    await runJobMigrations(client, schema);
  } finally {
    await client.end();
  }
}

async function connect(url: string, attempt = 1): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs });
  // A connection that breaks in between rejects the current query; without a listener it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    if (attempt >= connectAttempts) throw error;
    await sleep(1_000);
    return connect(url, attempt + 1);
  }
}
