import type { DataSource } from 'typeorm';
import { encodeEnvelope } from '../delivery/event-envelope.js';
import type { OutgoingEvent, ToldEvents } from '../transport.js';

const PAGE = 100;
const BEFORE_ALL_IDS = '00000000-0000-0000-0000-000000000000';

interface ToldEvent {
  id: string;
  routing_key: string;
  payload: unknown;
  reactions: string[];
  correlation_id: string;
  occurred_at: Date;
}

/** What the outbox keeps: the events of a week, published or not. */
export function toldEvents(dataSource: DataSource): ToldEvents {
  return {
    queues: () =>
      dataSource.query(
        `SELECT DISTINCT unnest(reactions) AS queue, routing_key AS "routingKey"
           FROM outbox WHERE published_at IS NOT NULL`,
      ),
    async *forQueue(queue, which) {
      let last = BEFORE_ALL_IDS;
      for (;;) {
        const rows: ToldEvent[] = await dataSource.query(
          `SELECT id, routing_key, payload, reactions, correlation_id, occurred_at
             FROM outbox
            WHERE $1 = ANY(reactions) AND id > $2 AND ($3 OR published_at IS NOT NULL)
            ORDER BY id LIMIT ${PAGE}`,
          [queue, last, which === 'all'],
        );
        if (rows.length > 0) yield rows.map(outgoing);
        if (rows.length < PAGE) return;
        last = rows.at(-1)?.id ?? last;
      }
    },
  };
}

function outgoing(row: ToldEvent): OutgoingEvent {
  return {
    id: row.id,
    routingKey: row.routing_key,
    reactions: row.reactions,
    progress: {},
    content: encodeEnvelope({
      id: row.id,
      routingKey: row.routing_key,
      occurredAt: row.occurred_at.toISOString(),
      correlationId: row.correlation_id,
      data: row.payload,
    }),
  };
}
