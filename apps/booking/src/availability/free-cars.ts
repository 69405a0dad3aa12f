import type { EntityManager } from 'typeorm';
import type { OccupiedRange } from '../rides/choose-vehicle.js';

/** A car and what a ride with it would occupy. */
export interface WantedCar extends OccupiedRange {
  readonly carId: string;
}

/**
 * Which of the rides would get a vehicle now, by the guard's own rule (`chooseVehicle`), without taking anything: in the
 * order of `wanted`, true or false.
 */
export async function areFree(manager: EntityManager, wanted: readonly WantedCar[]): Promise<boolean[]> {
  const rows = await manager.query<{ is_free: boolean }[]>(
    `SELECT NOT EXISTS (SELECT FROM vehicles WHERE car_id = ride.car_id)
            OR EXISTS (
              SELECT FROM vehicles vehicle
               WHERE vehicle.car_id = ride.car_id AND vehicle.is_active
                 AND NOT EXISTS (
                   SELECT FROM occupancies other
                    WHERE other.vehicle_id = vehicle.id AND other.during && tstzrange(ride.starts_at, ride.ends_at))
            ) AS is_free
       FROM unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[]) WITH ORDINALITY
            AS ride (car_id, starts_at, ends_at, position)
      ORDER BY position`,
    [wanted.map(({ carId }) => carId), wanted.map(({ from }) => from), wanted.map(({ until }) => until)],
  );
  return rows.map((row) => row.is_free);
}
