import { DataSource, type EntityManager } from 'typeorm';
import { OUTBOX_CHANNEL } from '../outbox/outbox-wakeup.js';
import type { ParkedEvent, ParkedFate, ParkedStore } from '../parked/parked-event.js';
import { NAMED_QUEUES_ALONE } from '../transport.js';

interface ParkedRow {
  readonly id: string;
  readonly routingKey: string;
  readonly occurredAt: string;
  readonly parkedAt: Date;
  readonly reason: string;
}

/** The table of parked messages of one service's database, for operators; the product may run meanwhile. */
export class ParkedTable implements ParkedStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly isOurs = false,
  ) {}

  /** On a connection of its own to a service's database. */
  static async open(url: string): Promise<ParkedTable> {
    return new ParkedTable(await new DataSource({ type: 'postgres', url }).initialize(), true);
  }

  /** Queues that something is parked for; none where the database is still empty. */
  async queues(): Promise<string[]> {
    const [table]: { isThere: boolean }[] = await this.dataSource.query(
      `SELECT to_regclass('parked_message') IS NOT NULL AS "isThere"`,
    );
    if (!table?.isThere) return [];
    const rows: { queue: string }[] = await this.dataSource.query(
      'SELECT DISTINCT queue FROM parked_message ORDER BY queue',
    );
    return rows.map(({ queue }) => queue);
  }

  async visit(queue: string, decide: (event: ParkedEvent) => ParkedFate): Promise<ParkedEvent[]> {
    const rows: ParkedRow[] = await this.dataSource.query(
      `SELECT message_id AS id, routing_key AS "routingKey", payload->>'occurredAt' AS "occurredAt",
              parked_at AS "parkedAt", error AS reason
         FROM parked_message WHERE queue = $1 ORDER BY parked_at`,
      [queue],
    );
    const events = rows.map((row) => ({ queue, ...row, occurredAt: new Date(row.occurredAt) }));
    for (const event of events) {
      const fate = decide(event);
      if (fate === 'keep') continue;
      await this.dataSource.transaction((manager) =>
        fate === 'redeliver' ? redeliver(manager, event) : remove(manager, event),
      );
    }
    return events;
  }

  async close(): Promise<void> {
    if (this.isOurs) await this.dataSource.destroy();
  }
}

/**
 * Puts the event into the outbox beside it, for this queue alone: the relay there hands it over. Where the service told
 * the event itself, its own row is opened again, and what the others did with it stays done.
 */
async function redeliver(manager: EntityManager, { queue, id }: ParkedEvent): Promise<void> {
  await manager.query(
    `INSERT INTO outbox AS told
            (id, routing_key, payload, reactions, correlation_id, occurred_at, delivery_progress)
     SELECT message_id, routing_key, payload->'data', ARRAY[queue], payload->>'correlationId',
            (payload->>'occurredAt')::timestamptz, jsonb_build_object(queue, 0, $3::text, 'done')
       FROM parked_message WHERE queue = $1 AND message_id = $2
     ON CONFLICT (id) DO UPDATE SET
       delivery_progress = (
         CASE WHEN told.published_at IS NULL THEN told.delivery_progress
         ELSE (SELECT jsonb_object_agg(name, 'done') FROM unnest(told.reactions || $3::text) AS name) END
       ) || jsonb_build_object($1::text, 0),
       reactions = (SELECT array_agg(DISTINCT name) FROM unnest(told.reactions || $1::text) AS name),
       published_at = NULL, attempts = 0, next_attempt_at = now()`,
    [queue, id, NAMED_QUEUES_ALONE],
  );
  await remove(manager, { queue, id });
  await manager.query(`SELECT pg_notify('${OUTBOX_CHANNEL}', '')`);
}

async function remove(
  manager: EntityManager,
  { queue, id }: Pick<ParkedEvent, 'queue' | 'id'>,
): Promise<void> {
  await manager.query('DELETE FROM parked_message WHERE queue = $1 AND message_id = $2', [queue, id]);
}
