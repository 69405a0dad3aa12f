import type { DataSource } from 'typeorm';

/**
 * Publishes once more, to one queue alone, what the outbox retains for it (a week of events): for a queue that was
 * deleted, or a broker that lost its data. Inboxes recognise what was handled, for 30 days, so that a repeat is harmless.
 * Events that are not sent yet stay as they are, but for those that wait to be sent again to other queues alone.
 * @param since events that were sent before are left out; when those that wait were sent at first is not known
 * @returns how many events go out again; the relay of the running service sends them
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
