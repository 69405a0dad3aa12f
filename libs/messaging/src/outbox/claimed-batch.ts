import type { EntityManager } from 'typeorm';
import { encodeEnvelope } from '../envelope/event-envelope.js';
import { backoffMs, REJECTED_BACKOFF, UNAVAILABLE_BACKOFF } from '../retry/backoff.js';
import type { DeliveryProgress, PublishOutcome } from '../transport/outcomes.js';
import type { OutgoingEvent } from '../transport/transport.js';

interface ClaimedRow {
  id: string;
  routing_key: string;
  payload: unknown;
  reactions: string[];
  correlation_id: string;
  traceparent: string | null;
  occurred_at: Date;
  attempts: number;
  delivery_progress: DeliveryProgress;
}

interface ClaimedEvent extends OutgoingEvent {
  readonly attempts: number;
}

/** Locks and returns the due events, oldest first; other relays skip them until the transaction or its connection ends. */
export async function claimEvents(manager: EntityManager, limit: number): Promise<ClaimedEvent[]> {
  const rows: ClaimedRow[] = await manager.query(
    `SELECT id, routing_key, payload, reactions, correlation_id, traceparent, occurred_at, attempts, delivery_progress
       FROM outbox
      WHERE published_at IS NULL AND next_attempt_at <= now()
      ORDER BY next_attempt_at, occurred_at
      LIMIT $1
        FOR UPDATE SKIP LOCKED`,
    [limit],
  );
  return rows.map(claimedEvent);
}

function claimedEvent(row: ClaimedRow): ClaimedEvent {
  const { id, routing_key: routingKey, reactions, attempts, delivery_progress: progress } = row;
  const trace = row.traceparent === null ? {} : { traceparent: row.traceparent };
  const content = encodeEnvelope({
    id,
    routingKey,
    occurredAt: row.occurred_at.toISOString(),
    correlationId: row.correlation_id,
    ...trace,
    data: row.payload,
  });
  return { id, routingKey, reactions, progress, attempts, ...trace, content };
}

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
    // Not now(), which is when the transaction began: publishing may have taken a while.
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
  const attempts = event.attempts + 1;
  const retryMs = backoffMs(attempts, outcome.state === 'rejected' ? REJECTED_BACKOFF : UNAVAILABLE_BACKOFF);
  await manager.query(
    `UPDATE outbox
        SET attempts = $2, last_error = $3, delivery_progress = $4,
            next_attempt_at = clock_timestamp() + $5 * interval '1 millisecond'
      WHERE id = $1`,
    [event.id, attempts, outcome.reason, JSON.stringify(outcome.progress ?? event.progress), retryMs],
  );
}
