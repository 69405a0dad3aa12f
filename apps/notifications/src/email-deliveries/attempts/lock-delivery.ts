import { runPrepared } from '@chauffeur/service-kit';
import type { DataSource, EntityManager } from 'typeorm';

const lock = {
  name: 'lock-delivery',
  text: 'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS "isLocked"',
};
const unlock = { name: 'unlock-delivery', text: 'SELECT pg_advisory_unlock(hashtextextended($1, 0))' };

/** Thrown if another attempt at this email is in flight. */
export class DeliveryLocked extends Error {
  constructor(deliveryId: string) {
    super(`delivery ${deliveryId} is locked by another attempt`);
  }
}

/**
 * Runs `work` while holding the delivery's lock, so that two workers do not send it at the same time when the queue
 * hands out a job again because its first worker seemed dead. The lock is a session-level advisory lock, not a row
 * lock: sending may take minutes, during which staff can resend the delivery and no transaction may stay open. The lock
 * ends with its connection, so a killed worker releases it at once. Throws DeliveryLocked.
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
      // A broken connection has already released the lock.
      await runPrepared(runner.manager, unlock, [key]).catch(() => undefined);
    }
  } finally {
    await runner.release();
  }
}
