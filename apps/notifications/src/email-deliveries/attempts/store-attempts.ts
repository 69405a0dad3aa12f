import { runPrepared } from '@chauffeur/service-kit';
import type { EntityManager } from 'typeorm';
import { checkAfterSeconds } from '../queue/next-check.js';
import type { DeliveryAttempt } from './delivery-attempt.entity.js';

/**
 * Adds attempts to the delivery log in order, and updates the status of their deliveries in the same statement.
 * Idempotent. Drops attempts of a removed delivery. An attempt of an earlier round does not change the status.
 */
export async function storeAttempts(
  manager: EntityManager,
  attempts: readonly DeliveryAttempt[],
): Promise<void> {
  for (const attempt of attempts.toSorted((one, other) => one.attempt - other.attempt)) {
    await storeAttempt(manager, attempt);
  }
}

const store = {
  name: 'store-attempt',
  text: `
    WITH delivery AS (
      UPDATE email_deliveries
      SET status = $4::text, attempts = $2, last_answer = $5::text, updated_at = now(),
          sent_at = CASE WHEN $4::text = 'sent' THEN $6::timestamptz END,
          next_check_at = now() + make_interval(secs => $7)
      WHERE id = $1 AND round = $3 AND attempts < $2 AND status <> 'sent')
    INSERT INTO delivery_attempts (delivery_id, attempt, round, outcome, server_answer, attempted_at)
    SELECT id, $2, $3, $4::text, $5::text, $6::timestamptz FROM email_deliveries WHERE id = $1
    ON CONFLICT (delivery_id, attempt) DO UPDATE SET round = excluded.round
    WHERE delivery_attempts.round <> excluded.round`,
};

async function storeAttempt(
  manager: EntityManager,
  { deliveryId, attempt, round, outcome, serverAnswer, attemptedAt }: DeliveryAttempt,
): Promise<void> {
  const values = [
    deliveryId,
    attempt,
    round,
    outcome,
    serverAnswer,
    attemptedAt,
    checkAfterSeconds.willRetry,
  ];
  await runPrepared(manager, store, values);
}
