import { encodeEnvelope } from '../delivery/event-envelope.js';
import type { DeliveryProgress, OutgoingEvent } from '../transport.js';

/** What a row of the outbox tells of its event. */
export interface OutboxRow {
  id: string;
  routing_key: string;
  payload: unknown;
  reactions: string[];
  correlation_id: string;
  traceparent: string | null;
  occurred_at: Date;
}

export const outboxColumns =
  'id, routing_key, payload, reactions, correlation_id, traceparent, occurred_at' as const;

/** The event as it is sent, for the first time or again. */
export function outgoingEvent(row: OutboxRow, progress: DeliveryProgress): OutgoingEvent {
  const trace = row.traceparent === null ? {} : { traceparent: row.traceparent };
  return {
    id: row.id,
    routingKey: row.routing_key,
    reactions: row.reactions,
    progress,
    ...trace,
    content: encodeEnvelope({
      id: row.id,
      routingKey: row.routing_key,
      occurredAt: row.occurred_at.toISOString(),
      correlationId: row.correlation_id,
      ...trace,
      data: row.payload,
    }),
  };
}
