import type { DataSource, EntityManager } from 'typeorm';

/** Another worker has this mail in hand at this moment. */
export class DeliveryInHand extends Error {
  constructor(deliveryId: string) {
    super(`delivery ${deliveryId} is in another worker's hand`);
  }
}

/**
 * Runs `work` while nobody else works on this delivery: a job that the queue gives out a second time, because its
 * first worker seemed dead, is not sent twice side by side. The hold belongs to the connection, so that a worker
 * that dies lets go at once. Throws DeliveryInHand.
 */
export async function holdDelivery<Result>(
  dataSource: DataSource,
  deliveryId: string,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  const runner = dataSource.createQueryRunner();
  await runner.connect();
  try {
    const [row]: { isHeld: boolean }[] = await runner.query(
      'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS "isHeld"',
      [deliveryId],
    );
    if (!row?.isHeld) throw new DeliveryInHand(deliveryId);
    try {
      return await work(runner.manager);
    } finally {
      // A connection that broke has let go already.
      await runner
        .query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [deliveryId])
        .catch(() => undefined);
    }
  } finally {
    await runner.release();
  }
}
