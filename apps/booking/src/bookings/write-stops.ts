import type { EntityManager } from 'typeorm';
import type { BookingEntity } from './booking.entity.js';

/** Stores a booking's stops in their order; called if they may differ from the stored ones. */
export async function writeStops(
  manager: EntityManager,
  { id, stops }: Pick<BookingEntity, 'id' | 'stops'>,
): Promise<void> {
  await manager.query('DELETE FROM booking_stops WHERE booking_id = $1', [id]);
  if (stops.length === 0) return;
  await manager.query(
    `INSERT INTO booking_stops (booking_id, position, text, place_id)
     SELECT $1, stop.position, stop.text, stop.place_id
     FROM unnest($2::text[], $3::uuid[]) WITH ORDINALITY AS stop (text, place_id, position)`,
    [id, stops.map(({ text }) => text), stops.map(({ placeId }) => placeId)],
  );
}
