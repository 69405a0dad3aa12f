import type { DataSource } from 'typeorm';

/** Any number that only migrations use: PostgreSQL's advisory locks are told apart by it, per database. */
const migrationLock = 7_230_141;

/** Brings the database up to date; of several replicas that start at once, one migrates and the others wait. */
export async function runMigrations(dataSource: DataSource): Promise<void> {
  const lockHolder = dataSource.createQueryRunner();
  await lockHolder.connect();
  try {
    await lockHolder.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    await lockHolder.query('SELECT pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    await lockHolder.release();
  }
}
