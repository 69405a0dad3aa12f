import { undoWithinSeconds } from '@chauffeur/contracts/bookings/changes/change-status';
import type { EntityManager } from 'typeorm';

/**
 * SQL: joins to `booking` the newest entry of its history that made it pending, as `opened`: `changed_at`, and
 * `is_customer_change`, whether its customer changed it after it was confirmed. An undone change of status made nothing pending:
 * its two entries are some seconds apart and by the same admin.
 */
export const joinPendingEntry = `
    LEFT JOIN LATERAL (
      SELECT changed_at, coalesce(from_status = 'confirmed' AND changed_by = 'customer', false) AS is_customer_change
        FROM booking_history entry
       WHERE booking_id = booking.id AND to_status = 'pending'
         AND NOT EXISTS (
           SELECT FROM booking_history undone
            WHERE undone.booking_id = booking.id AND undone.from_status = 'pending'
              AND undone.changed_by = entry.changed_by AND undone.changed_at < entry.changed_at
              AND undone.changed_at >= entry.changed_at - make_interval(secs => ${undoWithinSeconds}))
       ORDER BY changed_at DESC
       LIMIT 1) opened ON true`;

/** Returns those of the bookings that are pending because their customer changed them after they were confirmed. */
export async function findCustomerChanges(
  manager: EntityManager,
  bookingIds: readonly string[],
): Promise<Set<string>> {
  const found = await manager.query<{ id: string }[]>(
    `SELECT booking.id FROM bookings booking ${joinPendingEntry}
      WHERE booking.id = ANY($1) AND booking.status = 'pending' AND opened.is_customer_change`,
    [bookingIds],
  );
  return new Set(found.map(({ id }) => id));
}
