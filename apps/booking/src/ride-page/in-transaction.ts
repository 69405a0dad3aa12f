import type { DataSource, EntityManager } from 'typeorm';
import { retryTransaction } from '../rides/retry-transaction.js';

/** As `retryTransaction`; a dry run does the same work and ends the transaction without effect. */
export async function inTransaction<Result>(
  dataSource: DataSource,
  { dryRun }: { readonly dryRun: boolean },
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  if (!dryRun) return retryTransaction(dataSource, work);
  const runner = dataSource.createQueryRunner();
  await runner.connect();
  await runner.startTransaction();
  try {
    return await work(runner.manager);
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}
