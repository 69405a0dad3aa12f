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
  return passing.has(`${code} ${code === '40P01' ? '' : constraint}`);
}
