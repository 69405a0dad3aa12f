import { QueryFailedError, type DataSource, type EntityManager } from 'typeorm';

const attempts = 3;

/** Of the table `bookings`, as its migration made it. */
const referenceNumbers = 'bookings_reference_number_key';

/**
 * A transaction that stores or locks bookings, begun again where PostgreSQL ended it because it and another one
 * waited for one another (SQLSTATE 40P01), or because another booking has the reference number that was drawn (23505).
 */
export async function retryTransaction<Result>(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<Result>,
  attempt = 1,
): Promise<Result> {
  try {
    return await dataSource.transaction(work);
  } catch (error) {
    if (!isPassing(error) || attempt === attempts) throw error;
    return retryTransaction(dataSource, work, attempt + 1);
  }
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const { code, constraint } = error.driverError as { code?: string; constraint?: string };
  return code === '40P01' || (code === '23505' && constraint === referenceNumbers);
}
