import type { EntityManager } from 'typeorm';

/** What a ride occupies; the range is half open. */
export interface OccupiedRange {
  readonly from: Date;
  readonly until: Date;
}

export function doOverlap(one: OccupiedRange, other: OccupiedRange): boolean {
  return one.from < other.until && other.from < one.until;
}

export interface WantedVehicle extends OccupiedRange {
  readonly bookingId: string;
  readonly carId: string;
  /** The one that the booking had before, which is taken again when it is free. */
  readonly vehicleId: string | null;
}

/** SQL: the key of a car's lock. */
export const carLockKey = (carId: string): string => `hashtextextended('car:' || ${carId}, 0)`;

/** Of two rides of one car the second waits here for the end of the first one's transaction. */
export async function lockCar(manager: EntityManager, carId: string): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock(${carLockKey('$1')})`, [carId]);
}

/** As `lockCar` of several, in the order of their ids, as everywhere. */
export async function lockCars(manager: EntityManager, carIds: readonly string[]): Promise<void> {
  for (const carId of [...new Set(carIds)].toSorted()) {
    // One after the other: the order is the point.
    await lockCar(manager, carId);
  }
}

/** As `lockCars`, of cars that no other transaction has locked, for one that has others already and must not wait; false where one has. */
export async function tryLockCars(manager: EntityManager, carIds: readonly string[]): Promise<boolean> {
  const [{ areLocked } = { areLocked: true }] = await manager.query<{ areLocked: boolean }[]>(
    `SELECT bool_and(pg_try_advisory_xact_lock(${carLockKey('id')})) AS "areLocked" FROM unnest($1::text[]) AS id`,
    [carIds],
  );
  return areLocked;
}

/** The booked car, and that of its vehicle where that is of another one. */
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

/** Whether the vehicle that the booking names is free; its car is locked. */
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

/** A vehicle of the car that is free, or null where none is. The car is locked. */
export async function chooseVehicle(manager: EntityManager, wanted: WantedVehicle): Promise<string | null> {
  const [vehicle] = await manager.query<{ id: string }[]>(selectFreeVehicle, freeVehicleParameters(wanted));
  return vehicle?.id ?? (await firstVehicle(manager, wanted.carId));
}

/** A car of which staff have entered no vehicle counts as one (specification, I.2). Null where it has any. */
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
 * Finds the active vehicle that is free: the one that the booking had, then the one with the smallest gap to its
 * neighbouring rides of that day, so that long gaps stay whole, then by label. Its parameters are
 * `freeVehicleParameters`.
 */
export const selectFreeVehicle = selectFreeVehicleBy('');

/**
 * As `selectFreeVehicle`, but first one that is not free in another range, so that another ride gets one of those that
 * are; its bounds are SQL, null where there is no such ride.
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
