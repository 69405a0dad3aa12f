import { QueryFailedError, type EntityManager } from 'typeorm';
import {
  carsOf,
  chooseVehicle,
  freeVehicleParameters,
  isVehicleFree,
  lockCars,
  selectFreeVehicle,
  type WantedVehicle,
} from './choose-vehicle.js';
import { countConflict } from './hold-conflicts.js';
import { occupiedRangeOf, type OccupiedRange, type Ride } from './occupied-range.js';

/** What a ride holds now. */
export interface Held {
  readonly vehicleId: string | null;
  readonly driverId: string | null;
  /** The ride has no time to hold anything: it has none, was cancelled, or its driver was done before its start. */
  readonly needsNothing?: boolean;
}

/** `any`: a free vehicle of the car, preferably the one it had. `own`: the one that the booking names, or none. */
export type VehicleChoice = 'any' | 'own';

/** A stored block of a vehicle or of a driver. */
interface Block {
  readonly id: string;
  readonly vehicleId: string | null;
  readonly driverId: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const nothing: Held = { vehicleId: null, driverId: null };

/**
 * Makes what a ride occupies match its booking, in the booking's transaction: takes, moves or frees vehicle and
 * driver. The only writer of `occupancies`; sets the booking's `vehicleId` to the vehicle that it gets. A vehicle or
 * driver that is not free is left out, unless any vehicle of the car is accepted and one is free. The booking's row
 * is locked, or new in this transaction.
 */
export async function hold(
  manager: EntityManager,
  ride: Ride,
  vehicle: VehicleChoice = 'any',
): Promise<Held> {
  const range = await occupiedRangeOf(manager, ride);
  if (!range) {
    await releaseHeld(manager, ride.id);
    return { ...nothing, needsNothing: true };
  }
  await lockCars(manager, await carsOf(manager, ride));
  const held = await takeFree(manager, ride, range, vehicle);
  if (!held.vehicleId && (vehicle === 'any' || ride.vehicleId)) countConflict('vehicle');
  if (!held.driverId && ride.driverId) countConflict('driver');
  return held;
}

/** Takes what is free of what the ride wants; its cars are locked. */
async function takeFree(
  manager: EntityManager,
  ride: Ride,
  range: OccupiedRange,
  vehicle: VehicleChoice,
): Promise<Held> {
  const wanted = { bookingId: ride.id, carId: ride.carId, vehicleId: ride.vehicleId, ...range };
  if (vehicle === 'any' && !ride.driverId) {
    const free = await occupyFree(manager, wanted);
    if (free) {
      ride.vehicleId = free;
      return { vehicleId: free, driverId: null };
    }
  }
  const vehicleId =
    vehicle === 'any'
      ? await chooseVehicle(manager, wanted)
      : (await isVehicleFree(manager, wanted))
        ? ride.vehicleId
        : null;
  for (const held of [
    { vehicleId, driverId: ride.driverId },
    { vehicleId, driverId: null },
  ]) {
    if (!(await tryOccupy(manager, ride.id, held, range))) continue;
    ride.vehicleId = vehicleId ?? ride.vehicleId;
    return held;
  }
  await releaseHeld(manager, ride.id);
  return nothing;
}

/** Frees a ride's vehicle and driver from an earlier time on. */
export async function releaseHeldFrom(manager: EntityManager, bookingId: string, until: Date): Promise<void> {
  await manager.query(
    'UPDATE occupancies SET during = tstzrange(lower(during), $2) WHERE booking_id = $1 AND upper(during) > $2',
    [bookingId, until],
  );
}

/** Stores what a ride holds; returns false, without effect, if another ride or block has it. */
async function tryOccupy(
  manager: EntityManager,
  bookingId: string,
  { vehicleId, driverId }: Held,
  { from, until }: OccupiedRange,
): Promise<boolean> {
  if (!vehicleId && !driverId) {
    await releaseHeld(manager, bookingId);
    return true;
  }
  return unlessTaken(manager, (savepoint) =>
    savepoint.query(
      `WITH held AS (
         INSERT INTO occupancies (booking_id, vehicle_id, driver_id, during)
         VALUES ($1, $2, $3, tstzrange($4, $5))
         ${replaceEarlier}
         RETURNING booking_id, vehicle_id)
       ${nameHeldVehicle}`,
      [bookingId, vehicleId, driverId, from, until],
    ),
  );
}

/**
 * Chooses and takes a free vehicle in one statement, which is enough for nearly every booking of the site. It needs
 * no savepoint, because nothing else takes a vehicle of a locked car. Returns null if none is free.
 */
async function occupyFree(manager: EntityManager, wanted: WantedVehicle): Promise<string | null> {
  const [held] = await manager.query<{ vehicleId: string }[]>(
    `WITH chosen AS (${selectFreeVehicle}), held AS (
       INSERT INTO occupancies (booking_id, vehicle_id, during)
       SELECT $1, chosen.id, tstzrange($4, $5) FROM chosen
       ${replaceEarlier}
       RETURNING booking_id, vehicle_id),
     named AS (${nameHeldVehicle})
     SELECT vehicle_id AS "vehicleId" FROM held`,
    freeVehicleParameters(wanted),
  );
  return held?.vehicleId ?? null;
}

/**
 * SQL: the part of the statement that stores a visitor's new booking, whose car is locked and whose vehicle is free.
 * Arguments are placeholders; it takes nothing if `from` is null.
 */
export const occupyNew = (bookingId: string, vehicleId: string, from: string, until: string): string =>
  `INSERT INTO occupancies (booking_id, vehicle_id, during)
   SELECT ${bookingId}, ${vehicleId}, tstzrange(${from}, ${until}) WHERE ${from}::timestamptz IS NOT NULL`;

/** Replaces what the ride held before. */
const replaceEarlier = `ON CONFLICT (booking_id) DO UPDATE
  SET vehicle_id = EXCLUDED.vehicle_id, driver_id = EXCLUDED.driver_id, during = EXCLUDED.during`;

/** Stores the vehicle that a ride holds in its booking, if it differs. */
const nameHeldVehicle = `UPDATE bookings SET vehicle_id = held.vehicle_id FROM held
  WHERE bookings.id = held.booking_id AND held.vehicle_id IS DISTINCT FROM bookings.vehicle_id AND held.vehicle_id IS NOT NULL`;

/** Deletes the occupancies of rides that ended more than `days` ago. */
export async function releaseEnded(manager: EntityManager, days: number): Promise<void> {
  await manager.query('DELETE FROM occupancies WHERE upper(during) < now() - make_interval(days => $1)', [
    days,
  ]);
}

/** Frees what a ride holds, or only its vehicle or driver. */
export async function releaseHeld(
  manager: EntityManager,
  bookingId: string,
  of: 'all' | 'vehicle' | 'driver' = 'all',
): Promise<void> {
  if (of === 'all') {
    await manager.query('DELETE FROM occupancies WHERE booking_id = $1', [bookingId]);
    return;
  }
  const [freed, other] = of === 'vehicle' ? ['vehicle_id', 'driver_id'] : ['driver_id', 'vehicle_id'];
  await manager.query(
    `WITH updated AS (
       UPDATE occupancies SET ${freed} = NULL WHERE booking_id = $1 AND ${other} IS NOT NULL)
     DELETE FROM occupancies WHERE booking_id = $1 AND ${other} IS NULL`,
    [bookingId],
  );
}

/**
 * Takes the vehicle or driver of a stored block for its time; returns false, without effect, if something else has it.
 * A deadlock is thrown: tried again, the whole transaction sees the ride that it met.
 */
export async function holdBlock(
  manager: EntityManager,
  { id, vehicleId, driverId, startsAt, endsAt }: Block,
): Promise<boolean> {
  const take = (savepoint: EntityManager) =>
    savepoint.query(
      `INSERT INTO occupancies (block_id, vehicle_id, driver_id, during)
       VALUES ($1, $2, $3, tstzrange($4, $5))
       ON CONFLICT (block_id) DO UPDATE
          SET vehicle_id = EXCLUDED.vehicle_id, driver_id = EXCLUDED.driver_id, during = EXCLUDED.during`,
      [id, vehicleId, driverId, startsAt, endsAt],
    );
  const isHeld = await unlessTaken(manager, take, [exclusionViolation]);
  if (!isHeld) countConflict('block');
  return isHeld;
}

/** SQLSTATEs (PostgreSQL, appendix A). */
const exclusionViolation = '23P01';
/** There was a deadlock, or the vehicle has just been removed. */
const otherConflicts = ['40P01', '23503'];

/** Writes in a savepoint, so that a conflict does not abort the transaction around it. */
async function unlessTaken(
  manager: EntityManager,
  write: (savepoint: EntityManager) => Promise<unknown>,
  conflicts: readonly string[] = [exclusionViolation, ...otherConflicts],
): Promise<boolean> {
  try {
    await manager.transaction(write);
    return true;
  } catch (error) {
    if (error instanceof QueryFailedError && conflicts.includes(codeOf(error))) return false;
    throw error;
  }
}

function codeOf({ driverError }: QueryFailedError): string {
  return (driverError as { code?: string }).code ?? '';
}
