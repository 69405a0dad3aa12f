import { QueryFailedError, type DataSource, type EntityManager } from 'typeorm';
import { lockBookings } from '../bookings/lock-bookings.js';

const attempts = 3;

/** More rides than are next to two exchanged ones: one before each, of its vehicle and of its driver. */
const maxRidesToLock = 12;

/**
 * Thrown by work that needs locks of these bookings but has locks that come later. `retryTransaction` begins again
 * with these, because locks are taken in one order: bookings by id, then cars.
 */
export class RidesToLock extends Error {
  /** The SQLSTATE of failures that a retry resolves (serialization_failure). */
  readonly code = '40001';

  constructor(readonly bookingIds: readonly string[]) {
    super('other rides are being changed');
  }
}

/**
 * SQLSTATEs of transient failures, with the constraint if only that one is: a deadlock; a reference number that
 * another booking has; a vehicle that was taken or removed after it was chosen; a ride that was deleted after this one
 * was moved close to it.
 */
const transientFailures = new Set([
  '40P01 ',
  '23505 bookings_reference_number_key',
  '23P01 occupancies_vehicle_free',
  '23503 occupancies_vehicle',
  '23503 bookings_vehicle',
  '23503 booking_changes_booking_id_fkey',
]);

type Work<Result> = (manager: EntityManager) => Promise<Result>;

/** Runs a transaction that stores or locks bookings; retries it up to twice after a transient failure. */
export function retryTransaction<Result>(dataSource: DataSource, work: Work<Result>): Promise<Result> {
  return retried(work, (locking) => dataSource.transaction(locking));
}

/** Runs the same work without effect: the transaction is rolled back. */
export function retryDryRun<Result>(dataSource: DataSource, work: Work<Result>): Promise<Result> {
  return retried(work, (locking) => rolledBack(dataSource, locking));
}

async function retried<Result>(
  work: Work<Result>,
  transaction: (locking: Work<Result>) => Promise<Result>,
  { attempt, rides }: { readonly attempt: number; readonly rides: readonly string[] } = {
    attempt: 1,
    rides: [],
  },
): Promise<Result> {
  try {
    return await transaction(async (manager) => {
      if (rides.length > 0) await lockBookings(manager, rides);
      return work(manager);
    });
  } catch (error) {
    if (error instanceof RidesToLock && rides.length < maxRidesToLock) {
      return retried(work, transaction, { attempt, rides: [...rides, ...error.bookingIds] });
    }
    if (!isTransient(error) || attempt === attempts) throw error;
    return retried(work, transaction, { attempt: attempt + 1, rides });
  }
}

async function rolledBack<Result>(dataSource: DataSource, work: Work<Result>): Promise<Result> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.startTransaction();
    return await work(runner.manager);
  } finally {
    // If the connection was lost, PostgreSQL has rolled back.
    await runner.rollbackTransaction().catch(() => undefined);
    await runner.release();
  }
}

function isTransient(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const { code, constraint } = error.driverError as { code?: string; constraint?: string };
  return transientFailures.has(`${code} ${code === '40P01' ? '' : constraint}`);
}
