import { namedRidesLimit } from '@chauffeur/contracts/blocks/block';
import type { FieldError } from '@chauffeur/contracts/http/problem';
import { CodedError } from '@chauffeur/service-kit';
import type { EntityManager } from 'typeorm';
import type { RecordEdit } from '../booking-changes/recording/record-edit.js';
import { lockBookings } from '../bookings/lock-bookings.js';
import { collisionParams, type Collision } from '../rides/holds/collision.js';
import { lockCar } from '../rides/holds/choose-vehicle.js';
import { shortenBuffer } from '../rides/holds/shorten-buffer.js';
import { holdBlock } from '../rides/holds/hold.js';
import { releaseRides } from '../booking-changes/release-rides.js';
import { isOver } from '../rides/rides-ahead.js';
import type { BlockEntity } from './block.entity.js';

interface BlockOptions {
  readonly releaseRides: boolean;
  readonly recordEdit: RecordEdit;
  /** The admin's id. */
  readonly by: string;
}

/**
 * Takes the vehicle or driver of a stored block for its time, in the same transaction; `releaseRides` takes it off rides in
 * the way. A ride whose buffer alone overlaps gets a shorter buffer; a ride that is over frees the rest of its time.
 * Throws CodedError `block.overRides` with the first of the rides, and `vehicle.busy` or `driver.busy` if another
 * block is in the way.
 */
export async function occupyBlock(
  manager: EntityManager,
  block: BlockEntity,
  options: BlockOptions,
): Promise<void> {
  const inTheWay = await lockRidesInTheWay(manager, block);
  const ahead = inTheWay.filter(({ isOver, endsBefore }) => !isOver && !endsBefore);
  if (ahead.length > 0 && !options.releaseRides) throw overRides(ahead);
  for (const { bookingId, endsAt } of inTheWay.filter((ride) => ride.endsBefore)) {
    const gap = await shortenBuffer(
      manager,
      { id: bookingId, endsAt },
      { id: null, startsAt: block.startsAt },
    );
    await options.recordEdit.recordBuffer(manager, gap, options.by);
  }
  const id = block.vehicleId ?? block.driverId;
  const released = inTheWay.filter((ride) => !ride.endsBefore).map(({ bookingId }) => bookingId);
  if (released.length > 0 && id) {
    await releaseRides(manager, released, { ...options, of: block.vehicleId ? 'vehicle' : 'driver', id });
  }
  if (block.vehicleId) await lockCarOf(manager, block.vehicleId);
  if (await holdBlock(manager, block)) return;
  // Another block is in the way, or a ride that was added meanwhile.
  const others = await ridesInTheWay(manager, block);
  throw others.length > 0 ? overRides(others) : await blockedAlready(manager, block);
}

interface RideInTheWay {
  readonly bookingId: string;
  readonly reference: string;
  readonly customer: string;
  /** The ride's day and time in Baku. */
  readonly date: string;
  readonly from: string;
  readonly isOver: boolean;
  readonly endsAt: Date;
  /** The ride should end before the block begins, so only its buffer overlaps; false for a late ride. */
  readonly endsBefore: boolean;
}

/** Locks the rides in the way, by id; returns those that still are once locked. */
async function lockRidesInTheWay(manager: EntityManager, block: BlockEntity): Promise<RideInTheWay[]> {
  const ids = (await ridesInTheWay(manager, block)).map(({ bookingId }) => bookingId);
  if (ids.length === 0) return [];
  await lockBookings(manager, ids);
  return (await ridesInTheWay(manager, block)).filter(({ bookingId }) => ids.includes(bookingId));
}

function ridesInTheWay(manager: EntityManager, block: BlockEntity): Promise<RideInTheWay[]> {
  return manager.query<RideInTheWay[]>(
    `SELECT booking.id AS "bookingId", booking.reference_number AS reference, booking.customer_name AS customer,
            to_char(booking.starts_at AT TIME ZONE 'Asia/Baku', 'YYYY-MM-DD') AS date,
            to_char(booking.starts_at AT TIME ZONE 'Asia/Baku', 'HH24:MI') AS "from", ride.is_over AS "isOver", ride.ends_at AS "endsAt",
            NOT ride.is_over AND ride.ends_at > now() AND ride.ends_at <= $3 AS "endsBefore"
       FROM occupancies JOIN bookings booking ON booking.id = occupancies.booking_id
      CROSS JOIN LATERAL (
        SELECT ${isOver} AS is_over, booking.starts_at + make_interval(mins => booking.duration_minutes) AS ends_at
      ) ride
      WHERE (occupancies.vehicle_id = $1 OR occupancies.driver_id = $2) AND occupancies.during && tstzrange($3, $4)
      ORDER BY booking.starts_at, booking.id`,
    [block.vehicleId, block.driverId, block.startsAt, block.endsAt],
  );
}

function overRides(rides: readonly RideInTheWay[]): CodedError {
  const errors = rides.slice(0, namedRidesLimit).map(({ bookingId, reference, customer, date, from }) => ({
    field: 'releaseRides',
    code: 'releaseRides.required',
    params: { bookingId, reference, customer, date, from },
  }));
  return new CodedError('block.overRides', errors);
}

async function lockCarOf(manager: EntityManager, vehicleId: string): Promise<void> {
  const [vehicle] = await manager.query<{ carId: string }[]>(
    'SELECT car_id AS "carId" FROM vehicles WHERE id = $1',
    [vehicleId],
  );
  if (vehicle) await lockCar(manager, vehicle.carId);
}

async function blockedAlready(manager: EntityManager, block: BlockEntity): Promise<CodedError> {
  const [other] = await manager.query<Collision[]>(
    `SELECT NULL AS reference, NULL AS "bookingId", 'block' AS kind, false AS tight,
            starts_at AS "startsAt", to_char(starts_at AT TIME ZONE 'Asia/Baku', 'HH24:MI') AS "from",
            ends_at AS "endsAt", to_char(ends_at AT TIME ZONE 'Asia/Baku', 'HH24:MI') AS until
       FROM blocks
      WHERE id <> $1 AND (vehicle_id = $2 OR driver_id = $3) AND starts_at < $5 AND ends_at > $4
      ORDER BY starts_at LIMIT 1`,
    [block.id, block.vehicleId, block.driverId, block.startsAt, block.endsAt],
  );
  const params = other && { params: collisionParams(other) };
  const error: FieldError = { field: 'startsAt', code: 'startsAt.blocked', ...params };
  return new CodedError(block.vehicleId ? 'vehicle.busy' : 'driver.busy', [error]);
}
