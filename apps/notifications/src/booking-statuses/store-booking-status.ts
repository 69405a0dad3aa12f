import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import type { EntityManager } from 'typeorm';

/** Stores the status of a booking. Ignores stale changes. */
export async function storeBookingStatus(
  manager: EntityManager,
  { id, status, version }: Pick<BookingResponse, 'id' | 'status' | 'version'>,
): Promise<void> {
  await manager.query(
    `INSERT INTO latest_booking_statuses (booking_id, status, version, noted_at) VALUES ($1, $2, $3, now())
     ON CONFLICT (booking_id) DO UPDATE
     SET status = excluded.status, version = excluded.version, noted_at = excluded.noted_at
     WHERE latest_booking_statuses.version < excluded.version`,
    [id, status, version],
  );
}
