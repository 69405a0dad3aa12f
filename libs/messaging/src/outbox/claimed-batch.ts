import type { EntityManager } from 'typeorm';
import { backoffMs, REFUSED_BACKOFF } from '../delivery/backoff.js';
import { encodeEnvelope } from '../delivery/event-envelope.js';
import type { DeliveryProgress, OutgoingEvent, PublishOutcome } from '../transport.js';

interface OutboxRow {
  id: string;
  routing_key: string;
  payload: unknown;
  reactions: string[];
  correlation_id: string;
  occurred_at: Date;
  attempts: number;
  delivery_progress: DeliveryProgress;
}

export interface ClaimedEvent extends OutgoingEvent {
  readonly attempts: number;
}

const WAITING_RETRY_MS = 1_000;

/**
 * Locks the events that are due, oldest first, for as long as the transaction lives: other relays skip them, and
 * the lock of a relay that was killed ends with its connection.
 */
export async function claimEvents(manager: EntityManager, limit: number): Promise<ClaimedEvent[]> {
  const rows: OutboxRow[] = await manager.query(
    `SELECT id, routing_key, payload, reactions, correlation_id, occurred_at, attempts, delivery_progress
       FROM outbox
      WHERE published_at IS NULL AND next_attempt_at <= now()
      ORDER BY next_attempt_at, occurred_at
      LIMIT $1
        FOR UPDATE SKIP LOCKED`,
    [limit],
  );
  return rows.map((row) => ({
    id: row.id,
    routingKey: row.routing_key,
    reactions: row.reactions,
    attempts: row.attempts,
    progress: row.delivery_progress,
    content: encodeEnvelope({
      id: row.id,
      routingKey: row.routing_key,
      occurredAt: row.occurred_at.toISOString(),
      correlationId: row.correlation_id,
      data: row.payload,
    }),
  }));
}

/** Notes what became of the claimed events, in the same transaction. */
export async function settleEvents(
  manager: EntityManager,
  events: readonly ClaimedEvent[],
  outcomes: readonly PublishOutcome[],
): Promise<void> {
  const sent: string[] = [];
  for (const [index, event] of events.entries()) {
    const outcome = outcomes[index];
    if (outcome?.state === 'sent') sent.push(event.id);
    else if (outcome) await postpone(manager, event, outcome);
  }
  if (sent.length > 0) {
    // Not now(), the transaction's beginning: publishing may have taken its time.
    await manager.query(
      'UPDATE outbox SET published_at = clock_timestamp(), last_error = NULL WHERE id = ANY($1)',
      [sent],
    );
  }
}

async function postpone(
  manager: EntityManager,
  event: ClaimedEvent,
  outcome: Exclude<PublishOutcome, { state: 'sent' }>,
): Promise<void> {
  const refusals = event.attempts + (outcome.state === 'refused' ? 1 : 0);
  const retryMs = outcome.state === 'refused' ? backoffMs(refusals, REFUSED_BACKOFF) : WAITING_RETRY_MS;
  await manager.query(
    `UPDATE outbox
        SET attempts = $2, last_error = $3, delivery_progress = $4,
            next_attempt_at = clock_timestamp() + $5 * interval '1 millisecond'
      WHERE id = $1`,
    [event.id, refusals, outcome.reason, JSON.stringify(outcome.progress ?? event.progress), retryMs],
  );
}
