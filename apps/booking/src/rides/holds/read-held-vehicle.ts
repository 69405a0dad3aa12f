import type { DescribedVehicle } from '@chauffeur/contracts/bookings/crew/ride-crew';
import type { EntityManager } from 'typeorm';

/** Returns the vehicle that a booking's ride holds now, or null. */
export async function readHeldVehicle(
  manager: EntityManager,
  bookingId: string,
): Promise<DescribedVehicle | null> {
  const [vehicle] = await manager.query<DescribedVehicle[]>(
    `SELECT vehicle.id, vehicle.car_id AS "carId", vehicle.label, vehicle.plate,
            vehicle.colour, vehicle.colour_ru AS "colourRu"
       FROM occupancies JOIN vehicles vehicle ON vehicle.id = occupancies.vehicle_id
      WHERE occupancies.booking_id = $1`,
    [bookingId],
  );
  return vehicle ?? null;
}
