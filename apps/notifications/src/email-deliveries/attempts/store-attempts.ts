import type { EntityManager } from 'typeorm';
import { checkAfterSeconds } from '../queue/next-check.js';
import type { DeliveryAttempt } from './delivery-attempt.entity.js';

/**
 * Adds attempts to the delivery log, and gives each delivery the outcome of its latest attempt, in one statement.
 * May be repeated. Attempts of a delivery that was removed meanwhile are dropped; one of an earlier round is logged
 * without changing what the delivery's present round has reached.
 */
export async function storeAttempts(
  manager: EntityManager,
  attempts: readonly DeliveryAttempt[],
): Promise<void> {
  await manager.query(
    `WITH attempted AS (
       SELECT * FROM jsonb_to_recordset($1::jsonb) AS given ("deliveryId" uuid, attempt int, round int,
         outcome text, "serverAnswer" text, "attemptedAt" timestamptz)
       WHERE EXISTS (SELECT 1 FROM email_deliveries WHERE id = "deliveryId")),
     stored AS (
       INSERT INTO delivery_attempts (delivery_id, attempt, round, outcome, server_answer, attempted_at)
       SELECT "deliveryId", attempt, round, outcome, "serverAnswer", "attemptedAt" FROM attempted
       ON CONFLICT (delivery_id, attempt) DO UPDATE SET round = excluded.round
       WHERE delivery_attempts.round <> excluded.round),
     latest AS (
       SELECT DISTINCT ON ("deliveryId") * FROM attempted ORDER BY "deliveryId", attempt DESC)
     UPDATE email_deliveries
     SET status = outcome, attempts = attempt, last_answer = "serverAnswer", updated_at = now(),
         sent_at = CASE WHEN outcome = 'sent' THEN "attemptedAt" END,
         next_check_at = now() + make_interval(secs => $2)
     FROM latest
     WHERE id = "deliveryId" AND email_deliveries.round = latest.round AND attempts < attempt AND status <> 'sent'`,
    [JSON.stringify(attempts), checkAfterSeconds.willRetry],
  );
}
