import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../bookings/booking.entity.js';

/** The columns that a cancellation sets. */
export type CancellationFields = Pick<BookingEntity, 'cancelReason' | 'cancelNote' | 'feeDueUsd'>;

/** Their values in a booking that is not cancelled. */
export const noCancellation: CancellationFields = { cancelReason: null, cancelNote: null, feeDueUsd: null };

/** Stores what reviving a booking clears. The column is not part of the entity: nothing else reads it. */
export async function storeCancellation(
  manager: EntityManager,
  { id, cancelReason, cancelNote, feeDueUsd }: BookingEntity,
): Promise<void> {
  const stored: CancellationFields = { cancelReason, cancelNote, feeDueUsd };
  await manager.query('UPDATE bookings SET former_cancellation = $2 WHERE id = $1', [
    id,
    JSON.stringify(stored),
  ]);
}

/** Returns what the newest revival of a booking has cleared. */
export async function formerCancellation(
  manager: EntityManager,
  bookingId: string,
): Promise<CancellationFields> {
  const [row] = await manager.query<{ stored: CancellationFields | null }[]>(
    'SELECT former_cancellation AS stored FROM bookings WHERE id = $1',
    [bookingId],
  );
  return row?.stored ?? noCancellation;
}
