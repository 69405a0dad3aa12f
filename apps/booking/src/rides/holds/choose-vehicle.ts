import type { EntityManager } from 'typeorm';
import type { OccupiedRange } from './occupied-range.js';

export interface WantedVehicle extends OccupiedRange {
  readonly bookingId: string;
  readonly carId: string;
  /** The vehicle that the booking had before, which is preferred if it is free. */
  readonly vehicleId: string | null;
}

/** SQL: the key of a car's advisory lock. */
export const carLockKey = (carId: string): string => `hashtextextended('car:' || ${carId}, 0)`;

/** Locks a car until the transaction ends: a second ride of the car waits here for the first one's transaction. */
export async function lockCar(manager: EntityManager, carId: string): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock(${carLockKey('$1')})`, [carId]);
}

/** Locks several cars like `lockCar`, by id, as everywhere. */
export async function lockCars(manager: EntityManager, carIds: readonly string[]): Promise<void> {
  for (const carId of [...new Set(carIds)].toSorted()) {
    // In sequence, because the order prevents deadlocks.
    await lockCar(manager, carId);
  }
}

/**
 * Locks cars like `lockCars` without waiting, for callers with other locks; returns false if another transaction has
 * one of them.
 */
export async function tryLockCars(manager: EntityManager, carIds: readonly string[]): Promise<boolean> {
  const [{ areLocked } = { areLocked: true }] = await manager.query<{ areLocked: boolean }[]>(
    `SELECT bool_and(pg_try_advisory_xact_lock(${carLockKey('id')})) AS "areLocked" FROM unnest($1::text[]) AS id`,
    [carIds],
  );
  return areLocked;
}

/** Returns the booked car, and its vehicle's car if that is another one. */
export async function carsOf(
  manager: EntityManager,
  { carId, vehicleId }: { readonly carId: string; readonly vehicleId: string | null },
): Promise<string[]> {
  if (!vehicleId) return [carId];
  const vehicles = await manager.query<{ carId: string }[]>(
    'SELECT car_id AS "carId" FROM vehicles WHERE id = $1',
    [vehicleId],
  );
  return [carId, ...vehicles.map((vehicle) => vehicle.carId)];
}

/** Whether the vehicle that the booking names is free; the caller has locked its car. */
export async function isVehicleFree(
  manager: EntityManager,
  { bookingId, vehicleId, from, until }: WantedVehicle,
): Promise<boolean> {
  const [{ isBusy } = { isBusy: false }] = await manager.query<{ isBusy: boolean }[]>(
    `SELECT EXISTS (
       SELECT FROM occupancies
        WHERE vehicle_id = $1 AND booking_id IS DISTINCT FROM $2 AND during && tstzrange($3, $4)) AS "isBusy"`,
    [vehicleId, bookingId, from, until],
  );
  return !isBusy;
}

/** Returns a free vehicle of the car, or null. The caller has locked the car. */
export async function chooseVehicle(manager: EntityManager, wanted: WantedVehicle): Promise<string | null> {
  const [vehicle] = await manager.query<{ id: string }[]>(selectFreeVehicle, freeVehicleParameters(wanted));
  return vehicle?.id ?? (await firstVehicle(manager, wanted.carId));
}

/** Adds the one vehicle of a car without any, which counts as one (specification, I.2). Returns null if the car has any. */
export async function firstVehicle(manager: EntityManager, carId: string): Promise<string | null> {
  const [vehicle] = await manager.query<{ id: string }[]>(
    `INSERT INTO vehicles (car_id, label, version)
     SELECT $1, '1', 1 WHERE NOT EXISTS (SELECT FROM vehicles WHERE car_id = $1)
     RETURNING id`,
    [carId],
  );
  return vehicle?.id ?? null;
}

/**
 * SQL: finds a free active vehicle: the one that the booking had, then the one with the smallest gap to its
 * neighbouring rides of that day, so that long gaps stay whole, then by label. Parameters: `freeVehicleParameters`.
 */
export const selectFreeVehicle = selectFreeVehicleBy('');

/**
 * SQL: like `selectFreeVehicle`, but prefers a vehicle that is not free in another range, so that the other ride can
 * get one that is. The bounds are SQL, null if there is no other ride.
 */
export const selectFreeVehicleBeside = (from: string, until: string): string =>
  selectFreeVehicleBy(`(${from}::timestamptz IS NOT NULL AND EXISTS (
      SELECT FROM occupancies other
       WHERE other.vehicle_id = vehicle.id AND other.during && tstzrange(${from}, ${until}))) DESC, `);

function selectFreeVehicleBy(first: string): string {
  return `
  SELECT vehicle.id
    FROM vehicles vehicle
    LEFT JOIN LATERAL (
      SELECT min(CASE WHEN upper(other.during) <= $4 THEN $4 - upper(other.during)
                      ELSE lower(other.during) - $5 END) AS gap,
             bool_or(other.during && tstzrange($4, $5)) AS is_busy
        FROM occupancies other
       WHERE other.vehicle_id = vehicle.id AND other.booking_id IS DISTINCT FROM $1
         AND other.during && tstzrange($4 - interval '1 day', $5 + interval '1 day')
    ) day ON true
   WHERE (vehicle.car_id = $2 OR vehicle.id = $3) AND vehicle.is_active AND day.is_busy IS NOT TRUE
   ORDER BY ${first}(vehicle.id = $3) IS TRUE DESC, day.gap NULLS LAST, length(vehicle.label), vehicle.label
   LIMIT 1`;
}

export function freeVehicleParameters({
  bookingId,
  carId,
  vehicleId,
  from,
  until,
}: Omit<WantedVehicle, keyof OccupiedRange> & {
  readonly from: Date | null;
  readonly until: Date | null;
}): unknown[] {
  return [bookingId, carId, vehicleId, from, until];
}
