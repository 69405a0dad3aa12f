import type { BookingStatusChanged } from '@chauffeur/contracts/events/booking-events';
import type { EntityManager } from 'typeorm';
import { reasonOfStatus } from '../booking-statuses/newer-booking-status.js';

/**
 * Makes emails due again that were skipped while the booking had the status that is undone: the undo itself has no email
 * that would report the same. Call before the restored status is stored. The sweep enqueues them.
 */
export async function resumeEmailsOfUndo(
  manager: EntityManager,
  { booking, fromStatus, undoesChangeId }: BookingStatusChanged,
): Promise<void> {
  if (!undoesChangeId) return;
  // An attempt that is just skipping an email looks again after this transaction (`resumeIfRestored`).
  await manager.query('SELECT FROM latest_booking_statuses WHERE booking_id = $1 FOR UPDATE', [booking.id]);
  // The ride before its emails, as wherever these are updated to it.
  await manager.query('SELECT FROM known_rides WHERE booking_id = $1 FOR UPDATE', [booking.id]);
  await manager.query(
    `UPDATE email_deliveries delivery SET status = 'queued', next_check_at = now(), updated_at = now()
       FROM latest_booking_statuses undone
      WHERE undone.booking_id = $1 AND undone.status = $2 AND undone.version < $3
        AND delivery.booking_id = $1 AND delivery.status = 'skipped' AND delivery.round = 1
        AND delivery.last_answer = $4 AND delivery.updated_at >= undone.noted_at
        AND delivery.job->'onlyWhile'->>'status' = $5`,
    [booking.id, fromStatus, booking.version, `not sent: ${reasonOfStatus(fromStatus)}`, booking.status],
  );
}
