import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, type QueryRunner } from 'typeorm';
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';

/** Any number that only migrations use: PostgreSQL's advisory locks are distinguished by it, per database. */
const migrationLock = 7_230_141;

/** Milliseconds between two attempts to get it. */
const lockRetry = 200;

/**
 * Milliseconds for which a migration waits for a table that is in use. Everything that comes after it waits as well, so
 * it gives up soon and is tried again.
 */
const lockLimit = 5_000;

/**
 * Brings the database up to date; of several processes that start at once, one migrates and the others wait. On
 * connections of its own: filling a column may take longer than a request may.
 */
export async function runMigrations(options: PostgresDataSourceOptions): Promise<void> {
  const dataSource = await new DataSource({
    ...options,
    poolSize: 2,
    extra: { ...options.extra, statement_timeout: 0, lock_timeout: lockLimit },
  }).initialize();
  try {
    const lockHolder = dataSource.createQueryRunner();
    await lockHolder.connect();
    // Tried again and again, because a session that waits for a lock holds up CREATE INDEX CONCURRENTLY. Gone with its connection.
    while (!(await isLocked(lockHolder))) await sleep(lockRetry);
    await dataSource.runMigrations({ transaction: 'each' });
    await lockHolder.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
    await lockHolder.release();
  } finally {
    await dataSource.destroy();
  }
}

async function isLocked(lockHolder: QueryRunner): Promise<boolean> {
  const query = 'SELECT pg_try_advisory_lock($1) AS "isLocked"';
  const rows = (await lockHolder.query(query, [migrationLock])) as { isLocked: boolean }[];
  return rows[0]?.isLocked === true;
}
