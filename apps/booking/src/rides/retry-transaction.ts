import { QueryFailedError, type DataSource, type EntityManager } from 'typeorm';
import { lockBookings } from '../bookings/lock-bookings.js';

const attempts = 3;

/** More than are near two rides that are exchanged: one before each, of its vehicle and of its driver. */
const maxRidesToLock = 12;

/**
 * Work needs the locks of these bookings too, but has others that come after them. It is begun again with these from the beginning,
 * because locks are taken in one order: bookings by id, then cars.
 */
export class RidesToLock extends Error {
  /** SQLSTATE of what a repeat cures. */
  readonly code = '40001';

  constructor(readonly bookingIds: readonly string[]) {
    super('other rides are being changed');
  }
}

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

type Work<Result> = (manager: EntityManager) => Promise<Result>;

/** A transaction that stores or locks bookings, begun again, twice at most, where PostgreSQL ended it for what passes. */
export function retryTransaction<Result>(dataSource: DataSource, work: Work<Result>): Promise<Result> {
  return retried(work, (locking) => dataSource.transaction(locking));
}

/** The same work of a transaction that has no effect: it ends with a rollback. */
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
    if (!isPassing(error) || attempt === attempts) throw error;
    return retried(work, transaction, { attempt: attempt + 1, rides });
  }
}

async function rolledBack<Result>(dataSource: DataSource, work: Work<Result>): Promise<Result> {
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
