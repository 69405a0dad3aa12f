import { QueryFailedError, type DataSource, type EntityManager } from 'typeorm';

const attempts = 3;

/**
 * A transaction that locks several bookings or cars, begun again where PostgreSQL ended it because it and another one
 * waited for one another (SQLSTATE 40P01).
 */
export async function retryDeadlocks<Result>(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<Result>,
  attempt = 1,
): Promise<Result> {
  try {
    return await dataSource.transaction(work);
  } catch (error) {
    const code =
      error instanceof QueryFailedError ? (error.driverError as { code?: string }).code : undefined;
    if (code !== '40P01' || attempt === attempts) throw error;
    return retryDeadlocks(dataSource, work, attempt + 1);
  }
}
