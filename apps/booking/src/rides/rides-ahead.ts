import type { EntityManager } from 'typeorm';

/** SQL: whether the ride of the row `booking` is over, though its vehicle and driver may be occupied for a while after it. */
export const isOver = `(booking.status = 'completed' OR EXISTS (
  SELECT FROM ride_progress progress
   WHERE progress.booking_id = booking.id AND progress.driver_id = booking.driver_id AND progress.state = 'done'))`;

/** The bookings whose rides occupy a vehicle and are not over yet. */
export async function ridesAhead(manager: EntityManager, vehicleId: string): Promise<string[]> {
  const rides = await manager.query<{ id: string }[]>(
    `SELECT booking.id FROM occupancies JOIN bookings booking ON booking.id = occupancies.booking_id
      WHERE occupancies.vehicle_id = $1 AND upper(occupancies.during) > now() AND NOT ${isOver}`,
    [vehicleId],
  );
  return rides.map(({ id }) => id);
}
