import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, type QueryRunner } from 'typeorm';
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';

/** Key of PostgreSQL's advisory lock, which is per database: any number that nothing else uses. */
const migrationLock = 7_230_141;

/** Milliseconds between two attempts to get the lock. */
const lockRetry = 200;

/** Milliseconds for a lock on a table: queries behind the migration wait as well, so it gives up soon and is retried. */
const lockLimit = 5_000;

/**
 * Migrates the database. Of processes that start at once, one migrates and the others wait. Uses connections of its own without
 * the statement timeout, because filling a column may take longer.
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
    // Polls, because a session that waits for a lock blocks CREATE INDEX CONCURRENTLY. The lock ends with its connection.
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
