import type { MessagingDatabase } from '../messaging-database.js';

/** What a producer's outbox holds for each queue: in one process it is all that there is of a queue. */
export class WaitingMessages {
  constructor(private readonly database: MessagingDatabase) {}

  /** Messages by queue; those that hold none are left out. */
  async count(): Promise<ReadonlyMap<string, number>> {
    const rows: { queue: string; messages: number }[] = await this.database.source.query(
      `SELECT queue, count(*)::int AS messages
         FROM outbox, unnest(reactions) AS queue
        WHERE published_at IS NULL AND delivery_progress ->> queue IS DISTINCT FROM 'done'
        GROUP BY queue`,
    );
    return new Map(rows.map(({ queue, messages }) => [queue, messages]));
  }
}
