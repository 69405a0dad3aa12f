import { setTimeout as sleep } from 'node:timers/promises';
import { createPostgresBackend, runMigrations as runJobMigrations } from 'bullmq';
import { Client } from 'pg';
import type { ConnectionFactory, JobQueueBackend } from './job-queue-backend.js';

/** The jobs' tables live in a schema of their own, so that a service's own database may hold them too. */
const schema = 'bullmq';
const connectTimeoutMs = 5_000;
/** How often a database that is still starting is tried. */
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
  const factory: ConnectionFactory = (name, options, more) =>
    createPostgresBackend(name, { ...options, connection }, more);
  return {
    async open(_role, create) {
      await untilConnected(() => migrate(url));
      return untilConnected(async () => {
        // BullMQ never forgets a first connection that failed, and a worker would then ask for jobs without a pause.
        const opened = create(factory);
        try {
          await opened.waitUntilReady();
          return opened;
        } catch (error) {
          await opened.close().catch(() => undefined);
          throw error;
        }
      });
    },
    release: () => undefined,
  };
}

async function untilConnected<Result>(connect: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await connect();
    } catch (error) {
      if (attempt === connectAttempts) throw error;
      await sleep(1_000);
    }
  }
}

/** BullMQ's own migrations; an advisory lock lets one of several starters run them. */
async function migrate(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs });
  // A connection that breaks in between rejects the current query; without a listener it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await runJobMigrations(client, schema);
  } finally {
    await client.end().catch(() => undefined);
  }
}
