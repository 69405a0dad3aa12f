import type { DataSource, EntityManager } from 'typeorm';
import { decodeEnvelope } from '../envelope/event-envelope.js';
import type { DeadLetter, DeadLetterResolution, DeadLetterStore } from '../dead-letters/dead-letter.js';

interface DeadLetterRow {
  readonly id: string;
  readonly routingKey: string;
  readonly occurredAt: string;
  readonly rejectedAt: Date;
  readonly reason: string;
}

/** The dead letters of one service in a table: used without a broker, in place of RabbitMQ's dead-letter queues. */
export class DeadLetterTable implements DeadLetterStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ownsConnection = false,
  ) {}

  async add(queue: string, content: Buffer, error: string): Promise<void> {
    // The relay of this process encoded the envelope, so decoding it cannot fail; only its data can be invalid.
    const { id, routingKey } = decodeEnvelope(content);
    await this.dataSource.query(
      `INSERT INTO parked_message (queue, message_id, routing_key, payload, error)
       VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
      [queue, id, routingKey, content.toString('utf8'), error],
    );
  }

  /** Counts dead letters by queue; queues without any are left out. */
  async count(): Promise<ReadonlyMap<string, number>> {
    const rows: { queue: string; messages: number }[] = await this.dataSource.query(
      'SELECT queue, count(*)::int AS messages FROM parked_message GROUP BY queue',
    );
    return new Map(rows.map(({ queue, messages }) => [queue, messages]));
  }

  /** Returns the queues that have dead letters; none if the database has no tables yet. */
  async queues(): Promise<string[]> {
    const [table]: { isThere: boolean }[] = await this.dataSource.query(
      `SELECT to_regclass('parked_message') IS NOT NULL AS "isThere"`,
    );
    return table?.isThere ? [...(await this.count()).keys()].toSorted() : [];
  }

  async visit(queue: string, decide: (event: DeadLetter) => DeadLetterResolution): Promise<DeadLetter[]> {
    const rows: DeadLetterRow[] = await this.dataSource.query(
      `SELECT message_id AS id, routing_key AS "routingKey", payload->>'occurredAt' AS "occurredAt",
              parked_at AS "rejectedAt", error AS reason
         FROM parked_message WHERE queue = $1 ORDER BY parked_at`,
      [queue],
    );
    const events = rows.map((row) => ({ queue, ...row, occurredAt: new Date(row.occurredAt) }));
    for (const event of events) {
      const resolution = decide(event);
      if (resolution === 'keep') continue;
      await this.dataSource.transaction((manager) =>
        resolution === 'redeliver' ? redeliver(manager, event) : remove(manager, event),
      );
    }
    return events;
  }

  async close(): Promise<void> {
    if (this.ownsConnection) await this.dataSource.destroy();
  }
}

/**
 * Adds the event to the outbox of the same database, for this queue only; that relay publishes it. If the service published
 * the event itself, its outbox row exists already: it is republished, and other queues stay `done`.
 */
async function redeliver(manager: EntityManager, { queue, id }: DeadLetter): Promise<void> {
  await manager.query(
    `INSERT INTO outbox AS published
            (id, routing_key, payload, reactions, correlation_id, occurred_at, delivery_progress)
     SELECT message_id, routing_key, payload->'data', ARRAY[queue], payload->>'correlationId',
            (payload->>'occurredAt')::timestamptz, jsonb_build_object(queue, 0)
       FROM parked_message WHERE queue = $1 AND message_id = $2
     ON CONFLICT (id) DO UPDATE SET
       delivery_progress = (
         CASE WHEN published.published_at IS NULL THEN published.delivery_progress
         ELSE coalesce((SELECT jsonb_object_agg(name, 'done') FROM unnest(published.reactions) AS name), '{}') END
       ) || jsonb_build_object($1::text, 0),
       reactions = (SELECT array_agg(DISTINCT name) FROM unnest(published.reactions || $1::text) AS name),
       published_at = NULL, attempts = 0, next_attempt_at = now()`,
    [queue, id],
  );
  await remove(manager, { queue, id });
}

async function remove(
  manager: EntityManager,
  { queue, id }: Pick<DeadLetter, 'queue' | 'id'>,
): Promise<void> {
  await manager.query('DELETE FROM parked_message WHERE queue = $1 AND message_id = $2', [queue, id]);
}
