import type { EntityManager } from 'typeorm';
import { backoffMs, FAULT_BACKOFF, REFUSED_BACKOFF } from '../delivery/backoff.js';
import type { DeliveryProgress, OutgoingEvent, PublishOutcome } from '../transport.js';
import { outboxColumns, outgoingEvent, type OutboxRow } from './outbox-row.js';

interface ClaimedRow extends OutboxRow {
  attempts: number;
  delivery_progress: DeliveryProgress;
}

export interface ClaimedEvent extends OutgoingEvent {
  readonly attempts: number;
}

/**
 * Locks the events that are due, oldest first, for as long as the transaction lives: other relays skip them, and
 * the lock of a relay that was killed ends with its connection. Events for queues that can't be reached stay.
 */
export async function claimEvents(
  manager: EntityManager,
  limit: number,
  reachableQueues: readonly string[] | undefined,
): Promise<ClaimedEvent[]> {
  const rows: ClaimedRow[] = await manager.query(
    `SELECT ${outboxColumns}, attempts, delivery_progress
       FROM outbox
      WHERE published_at IS NULL AND next_attempt_at <= now()
        AND ($2::text[] IS NULL OR reactions <@ $2::text[])
      ORDER BY next_attempt_at, occurred_at
      LIMIT $1
        FOR UPDATE SKIP LOCKED`,
    [limit, reachableQueues ?? null],
  );
  return rows.map((row) => ({ ...outgoingEvent(row, row.delivery_progress), attempts: row.attempts }));
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
  const attempts = event.attempts + 1;
  const retryMs = backoffMs(attempts, outcome.state === 'refused' ? REFUSED_BACKOFF : FAULT_BACKOFF);
  await manager.query(
    `UPDATE outbox
        SET attempts = $2, last_error = $3, delivery_progress = $4,
            next_attempt_at = clock_timestamp() + $5 * interval '1 millisecond'
      WHERE id = $1`,
    [event.id, attempts, outcome.reason, JSON.stringify(outcome.progress ?? event.progress), retryMs],
  );
}
