import type { EntityManager } from 'typeorm';
import type { OccupiedRange } from '../rides/holds/occupied-range.js';

/** A car and the time that a ride would occupy it. */
export interface WantedCar extends OccupiedRange {
  readonly carId: string;
  /** The vehicle that a booked ride has; accepted even if it belongs to another car. */
  readonly vehicleId?: string | null;
  /** The time of the trip's other leg, if the legs overlap and so need two vehicles. */
  readonly beside?: OccupiedRange | null;
}

const isFree = (vehicle: string, from: string, until: string) =>
  `(${vehicle}.car_id = ride.car_id OR ${vehicle}.id = ride.vehicle_id) AND ${vehicle}.is_active
   AND NOT EXISTS (
     SELECT FROM occupancies other
      WHERE other.vehicle_id = ${vehicle}.id AND other.during && tstzrange(${from}, ${until}))`;

const isFreeBeside = (vehicle: string) => isFree(vehicle, 'ride.beside_starts_at', 'ride.beside_ends_at');

/**
 * Returns for each of `wanted`, in order, whether the ride would get a vehicle now, by the rule of `chooseVehicle`.
 * Takes nothing. If the other leg (`beside`) gets a vehicle, the ride needs a second one.
 */
export async function areCarsFree(manager: EntityManager, wanted: readonly WantedCar[]): Promise<boolean[]> {
  const rows = await manager.query<{ is_free: boolean }[]>(
    `SELECT CASE WHEN NOT EXISTS (SELECT FROM vehicles WHERE car_id = ride.car_id)
                 THEN ride.beside_starts_at IS NULL
                 ELSE EXISTS (
                   SELECT FROM vehicles vehicle
                    WHERE ${isFree('vehicle', 'ride.starts_at', 'ride.ends_at')}
                      AND (ride.beside_starts_at IS NULL
                           OR NOT EXISTS (SELECT FROM vehicles one WHERE ${isFreeBeside('one')})
                           OR EXISTS (SELECT FROM vehicles one WHERE one.id <> vehicle.id AND ${isFreeBeside('one')})))
            END AS is_free
       FROM unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[], $4::timestamptz[], $5::timestamptz[], $6::uuid[])
            WITH ORDINALITY
            AS ride (car_id, starts_at, ends_at, beside_starts_at, beside_ends_at, vehicle_id, position)
      ORDER BY position`,
    [
      wanted.map(({ carId }) => carId),
      wanted.map(({ from }) => from),
      wanted.map(({ until }) => until),
      wanted.map(({ beside }) => beside?.from ?? null),
      wanted.map(({ beside }) => beside?.until ?? null),
      wanted.map(({ vehicleId }) => vehicleId ?? null),
    ],
  );
  return rows.map((row) => row.is_free);
}
