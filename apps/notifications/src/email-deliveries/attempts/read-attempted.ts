import type { EmailJob } from '@chauffeur/contracts';
import type { EntityManager } from 'typeorm';
import type { EmailDelivery } from '../email-delivery.entity.js';

/** What an attempt needs to know of its delivery, and of the attempts before. */
export interface AttemptedDelivery extends Pick<EmailDelivery, 'status' | 'lastAnswer' | 'correlationId'> {
  /** Not checked yet. */
  readonly job: unknown;
  /** 0 before the first one. */
  readonly latestAttempt: number;
  readonly firstOfRoundAt: Date | null;
}

/** The delivery in this round, which the caller has locked; undefined where it was removed or is in another round. */
export async function readAttempted(
  manager: EntityManager,
  { deliveryId, round }: EmailJob,
): Promise<AttemptedDelivery | undefined> {
  const [delivery] = await manager.query<AttemptedDelivery[]>(
    `SELECT job, status, last_answer AS "lastAnswer", correlation_id AS "correlationId",
            coalesce((SELECT max(attempt) FROM delivery_attempts WHERE delivery_id = $1), 0) AS "latestAttempt",
            (SELECT min(attempted_at) FROM delivery_attempts WHERE delivery_id = $1 AND round = $2) AS "firstOfRoundAt"
       FROM email_deliveries WHERE id = $1 AND round = $2 AND job IS NOT NULL`,
    [deliveryId, round],
  );
  return delivery;
}
