import { QueryFailedError, type DataSource, type EntityManager } from 'typeorm';

const attempts = 3;

/**
 * SQLSTATEs of what passes, with the constraint where only that one does: two transactions waited for one another;
 * another booking has the reference number that was drawn; the chosen vehicle was taken or removed meanwhile.
 */
const passing = new Set([
  '40P01 ',
  '23505 bookings_reference_number_key',
  '23P01 occupancies_vehicle_free',
  '23503 occupancies_vehicle',
  '23503 bookings_vehicle',
]);

/** A transaction that stores or locks bookings, begun again, twice at most, where PostgreSQL ended it for what passes. */
export function retryTransaction<Result>(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  return retried(() => dataSource.transaction(work));
}

/** The same work of a transaction that has no effect: it ends with a rollback. */
export function retryDryRun<Result>(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  return retried(() => rolledBack(dataSource, work));
}

async function retried<Result>(transaction: () => Promise<Result>, attempt = 1): Promise<Result> {
  try {
    return await transaction();
  } catch (error) {
    if (!isPassing(error) || attempt === attempts) throw error;
    return retried(transaction, attempt + 1);
  }
}

async function rolledBack<Result>(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.startTransaction();
    return await work(runner.manager);
  } finally {
    // A lost connection has rolled back by itself.
    await runner.rollbackTransaction().catch(() => undefined);
    await runner.release();
  }
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const { code, constraint } = error.driverError as { code?: string; constraint?: string };
  return passing.has(`${code} ${code === '40P01' ? '' : constraint}`);
}
