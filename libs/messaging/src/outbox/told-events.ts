import type { DataSource } from 'typeorm';
import type { ToldEvents } from '../transport.js';
import { outboxColumns, outgoingEvent, type OutboxRow } from './outbox-row.js';

const PAGE = 100;
const BEFORE_ALL_IDS = '00000000-0000-0000-0000-000000000000';

/** What the outbox keeps: the events of a week, published or not. */
export function toldEvents(dataSource: DataSource): ToldEvents {
  return {
    queues: () =>
      dataSource.query(
        `SELECT DISTINCT unnest(reactions) AS queue, routing_key AS "routingKey"
           FROM outbox WHERE published_at IS NOT NULL`,
      ),
    async *forQueue(queue, publishedBefore) {
      let last = BEFORE_ALL_IDS;
      for (;;) {
        const rows: OutboxRow[] = await dataSource.query(
          `SELECT ${outboxColumns}
             FROM outbox
            WHERE $1 = ANY(reactions) AND id > $2 AND ($3::timestamptz IS NULL OR published_at < $3::timestamptz)
            ORDER BY id LIMIT ${PAGE}`,
          [queue, last, publishedBefore],
        );
        if (rows.length > 0) yield rows.map((row) => outgoingEvent(row, {}));
        if (rows.length < PAGE) return;
        last = rows.at(-1)?.id ?? last;
      }
    },
    async now() {
      const [row]: { now: Date }[] = await dataSource.query('SELECT clock_timestamp() AS now');
      if (!row) throw new Error('the database does not say what time it is');
      return row.now.toISOString();
    },
  };
}
