import type { EntityManager } from 'typeorm';
import type { ComposedEmail } from '../composed-email.js';

/**
 * Whether a later email reports the same status of the booking: one that was set, undone and set again is reported once.
 * An undone cancellation has no email, so that the one before it is still sent.
 */
export async function isReportedLater(
  manager: EntityManager,
  { deliveryId, onlyWhile }: Pick<ComposedEmail, 'deliveryId' | 'onlyWhile'>,
): Promise<boolean> {
  // A reminder reports nothing new.
  if (!onlyWhile || onlyWhile.scheduleVersion !== undefined) return false;
  const { bookingId, status, version } = onlyWhile;
  const later = await manager.query<unknown[]>(
    `SELECT 1 FROM email_deliveries
      WHERE booking_id = $1 AND id <> $2 AND status IN ('queued', 'willRetry', 'sent')
        AND job->'onlyWhile'->>'status' = $3 AND NOT job->'onlyWhile' ? 'scheduleVersion' AND (job->'onlyWhile'->>'version')::int > $4
      LIMIT 1`,
    [bookingId, deliveryId, status, version],
  );
  return later.length > 0;
}
