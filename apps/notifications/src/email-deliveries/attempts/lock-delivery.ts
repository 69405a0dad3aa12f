import { runPrepared } from '@chauffeur/service-kit';
import type { DataSource, EntityManager } from 'typeorm';

const lock = {
  name: 'lock-delivery',
  text: 'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS "isLocked"',
};
const unlock = { name: 'unlock-delivery', text: 'SELECT pg_advisory_unlock(hashtextextended($1, 0))' };

/** Another attempt at this email is in flight. */
export class DeliveryLocked extends Error {
  constructor(deliveryId: string) {
    super(`delivery ${deliveryId} is locked by another attempt`);
  }
}

/**
 * Runs `work` while no other worker works on this delivery: a job that the queue gives out a second time, because its
 * first worker seemed dead, is not sent twice side by side. An advisory lock of the session and no row lock, because
 * sending may take minutes, in which staff read and resend the delivery and no transaction may stay open. It ends with
 * its connection, so the lock of a killed worker ends at once. Throws DeliveryLocked.
 */
export async function lockDelivery<Result>(
  dataSource: DataSource,
  deliveryId: string,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  const key = `email-delivery/${deliveryId}`;
  const runner = dataSource.createQueryRunner();
  await runner.connect();
  try {
    const [row] = await runPrepared<{ isLocked: boolean }>(runner.manager, lock, [key]);
    if (!row?.isLocked) throw new DeliveryLocked(deliveryId);
    try {
      return await work(runner.manager);
    } finally {
      // A broken connection has released it already.
      await runPrepared(runner.manager, unlock, [key]).catch(() => undefined);
    }
  } finally {
    await runner.release();
  }
}
