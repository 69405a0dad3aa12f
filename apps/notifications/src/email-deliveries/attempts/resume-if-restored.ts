import type { EntityManager } from 'typeorm';
import type { ReportedStatus } from '../../booking-statuses/reported-status.js';

/**
 * Makes an email due again that was just skipped because of its booking's status, if the booking has the reported status
 * again: an undo that was stored between reading the status and recording the attempt found nothing to resume. Waits for
 * an undo that is being stored.
 */
export async function resumeIfRestored(
  manager: EntityManager,
  deliveryId: string,
  { bookingId, status }: ReportedStatus,
): Promise<void> {
  await manager.query(
    `WITH present AS MATERIALIZED (
       SELECT status FROM latest_booking_statuses WHERE booking_id = $2 FOR SHARE)
     UPDATE email_deliveries delivery SET status = 'queued', next_check_at = now(), updated_at = now()
       FROM present
      WHERE delivery.id = $1 AND delivery.status = 'skipped' AND present.status = $3`,
    [deliveryId, bookingId, status],
  );
}
