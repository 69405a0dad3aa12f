import { setTimeout as sleep } from 'node:timers/promises';
import { minuteMs } from '@chauffeur/contracts/time/durations';
import { createPostgresBackend, runMigrations as runJobMigrations } from 'bullmq';
import { Client } from 'pg';
import type { ConnectionFactory, JobQueueBackend } from './job-queue-backend.js';

/** The jobs' tables have a schema of their own, so that they can share a service's database. */
const schema = 'bullmq';
const connectTimeoutMs = 5_000;
/** Max attempts to connect to a database that is still starting. */
const connectAttempts = 30;

/** Stores jobs in PostgreSQL 15 or newer. */
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
        // BullMQ does not recover from a first connection that failed: a worker would then poll without any delay.
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

/** Runs BullMQ's own migrations, in which an advisory lock excludes concurrent runs. */
async function migrate(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs });
  // A lost connection rejects the current query; without this listener it would also end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await runJobMigrations(client, schema);
    // Left by a clock that was ahead. Until then no job would start, nor would one of a killed worker start again.
    const ahead = String(Date.now() + minuteMs);
    await client.query(`DELETE FROM ${schema}.rate_limit WHERE expire_at_ms > $1`, [ahead]);
    await client.query(`DELETE FROM ${schema}.meta WHERE field = 'stalled-check' AND value > $1`, [ahead]);
  } finally {
    await client.end().catch(() => undefined);
  }
}
