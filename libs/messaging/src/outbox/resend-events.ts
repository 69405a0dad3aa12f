import type { DataSource } from 'typeorm';

/**
 * Republishes to one queue the events that the outbox retains for it (a week), after the queue was deleted or the broker lost
 * its data. Repeats are harmless: inboxes recognise handled events for 30 days.
 * Unsent events are left alone, except those already delivered to this queue that wait to be resent to other queues.
 * @param since leaves out events sent before it; has no effect on events waiting to be resent, whose first sending is unknown
 * @returns how many events will be sent again by the running service's relay
 */
export async function resendEvents(
  dataSource: DataSource,
  queue: string,
  since = new Date(0),
): Promise<number> {
  const [, count]: [unknown, number] = await dataSource.query(
    `UPDATE outbox
        SET published_at = NULL, attempts = 0, next_attempt_at = clock_timestamp(),
            delivery_progress =
              CASE WHEN published_at IS NULL THEN delivery_progress
                   ELSE (SELECT jsonb_object_agg(name, 'done') FROM unnest(reactions) AS name) END
              || jsonb_build_object($1::text, 0)
      WHERE $1 = ANY(reactions)
        AND (published_at >= $2 OR published_at IS NULL AND delivery_progress ->> $1 = 'done')`,
    [queue, since],
  );
  return count;
}
