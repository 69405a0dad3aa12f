import {
  bakuInstant,
  dispatchBoardRideLimit,
  todayInBaku,
  type BoardBlock,
  type BoardClosedPeriod,
  type BoardDriver,
  type BoardRide,
  type BoardVehicle,
  type DispatchBoard,
  type DispatchBoardQuery,
} from '@chauffeur/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, LessThan, MoreThan, type EntityManager } from 'typeorm';
import { BlockEntity } from '../blocks/block.entity.js';
import type { BookingEntity } from '../bookings/booking.entity.js';
import { ClosedPeriodEntity } from '../closed-periods/closed-period.entity.js';
import { scheduleOf } from '../rides/ride-schedule.rules.js';
import { groupBy, occupiedAround, type Occupied } from './occupied-times.js';
import { readDrivers } from './read-drivers.js';
import { problemsOf, type RideTimes } from './ride-problems.rules.js';

const dayMs = 24 * 3_600_000;

type BookingColumns = Pick<
  BookingEntity,
  | 'id'
  | 'version'
  | 'referenceNumber'
  | 'status'
  | 'customerName'
  | 'customerPhone'
  | 'preferredMessagingApp'
  | 'passengerCount'
  | 'pickupLocation'
  | 'dropoffLocation'
  | 'airportDirection'
  | 'flightNumber'
  | 'flightTime'
  | 'flightCheck'
  | 'carId'
  | 'carName'
  | 'tourId'
  | 'bookingDate'
  | 'bookingTime'
  | 'startsAt'
  | 'durationMinutes'
  | 'bufferMinutes'
  | 'vehicleId'
  | 'driverId'
  | 'createdAt'
>;

interface RideRow extends BookingColumns {
  readonly totalPrice: string;
  readonly paidUsd: string;
  readonly urgent: boolean;
  readonly heldVehicleId: string | null;
  readonly heldDriverId: string | null;
  readonly isOneOfTooMany: boolean;
}

/**
 * The rides that touch a range of moments ($1, $2) or, without a moment, its days ($3, $4). Three parts, each on its index: begun
 * before it, within it, and of its days. No ride takes longer than 30 days. The sixth open request of a customer and further ones hold nothing.
 */
const ridesOfRange = `
  WITH found AS (
    SELECT id FROM bookings
     WHERE starts_at >= $1::timestamptz - interval '30 days' AND starts_at < $1 AND status <> 'cancelled'
       AND starts_at + make_interval(mins => duration_minutes) > $1
    UNION ALL
    SELECT id FROM bookings WHERE starts_at >= $1 AND starts_at < $2 AND status <> 'cancelled'
    UNION ALL
    SELECT id FROM bookings
     WHERE booking_date BETWEEN $3 AND $4 AND starts_at IS NULL AND status <> 'cancelled'
  )
  SELECT booking.id, booking.version, booking.reference_number AS "referenceNumber", booking.status,
         booking.customer_name AS "customerName", booking.customer_phone AS "customerPhone",
         booking.preferred_messaging_app AS "preferredMessagingApp", booking.passenger_count AS "passengerCount",
         booking.pickup_location AS "pickupLocation", booking.dropoff_location AS "dropoffLocation",
         booking.airport_direction AS "airportDirection", booking.flight_number AS "flightNumber",
         booking.flight_time AS "flightTime", booking.flight_check AS "flightCheck",
         booking.car_id AS "carId", booking.car_name AS "carName", booking.tour_id AS "tourId",
         booking.booking_date::text AS "bookingDate", booking.booking_time AS "bookingTime",
         booking.starts_at AS "startsAt", booking.duration_minutes AS "durationMinutes",
         booking.buffer_minutes AS "bufferMinutes", booking.vehicle_id AS "vehicleId",
         booking.driver_id AS "driverId", booking.total_price AS "totalPrice", booking.created_at AS "createdAt",
         booking.paid_usd AS "paidUsd", booking.urgent,
         held.vehicle_id AS "heldVehicleId", held.driver_id AS "heldDriverId",
         booking.status = 'pending' AND booking.booking_date >= $5 AND booking.customer_email <> '' AND (
           SELECT count(*) FROM bookings earlier
            WHERE earlier.status = 'pending' AND earlier.booking_date >= $5
              AND lower(earlier.customer_email) = lower(booking.customer_email)
              AND (earlier.created_at, earlier.id) < (booking.created_at, booking.id)) >= 5 AS "isOneOfTooMany"
    FROM found
    JOIN bookings booking ON booking.id = found.id
    LEFT JOIN occupancies held ON held.booking_id = booking.id
   ORDER BY booking.starts_at NULLS FIRST, booking.booking_date, booking.created_at, booking.id
   LIMIT ${dispatchBoardRideLimit + 1}`;

/** One picture of some days: who drives whom in which vehicle, and what about it needs attention. */
@Injectable()
export class ReadDispatchBoard {
  constructor(private readonly dataSource: DataSource) {}

  async read({ from, days }: DispatchBoardQuery, now = new Date()): Promise<DispatchBoard> {
    const { manager } = this.dataSource;
    const start = bakuInstant(from, '00:00');
    const end = new Date(start.getTime() + days * dayMs);
    const lastDay = todayInBaku(new Date(end.getTime() - 1));
    const inRange = { startsAt: LessThan(end), endsAt: MoreThan(start) };
    const [found, occupied, blocks, closedPeriods, vehicles, drivers] = await Promise.all([
      manager.query<RideRow[]>(ridesOfRange, [start, end, from, lastDay, todayInBaku(now)]),
      occupiedAround(manager, { startsAt: start, endsAt: end }),
      manager.findBy(BlockEntity, inRange),
      manager.findBy(ClosedPeriodEntity, inRange),
      readVehicles(manager),
      readDrivers(manager),
    ]);
    const rows = found.slice(0, dispatchBoardRideLimit);
    const context: Context = {
      now,
      occupied: { byVehicle: groupBy(occupied, 'vehicleId'), byDriver: groupBy(occupied, 'driverId') },
      vehicles: new Map(vehicles.map((vehicle) => [vehicle.id, vehicle])),
      drivers: new Map(drivers.map((driver) => [driver.id, driver])),
    };
    const rides = rows.map((row) => boardRideOf(row, context));
    const vehiclesInUse = new Set(rides.map(({ vehicleId }) => vehicleId));
    const driversInUse = new Set(rides.map(({ driverId }) => driverId));
    return {
      now: now.toISOString(),
      vehicles: vehicles.filter(({ id, isActive }) => isActive || vehiclesInUse.has(id)),
      drivers: drivers.filter(({ id, isActive }) => isActive || driversInUse.has(id)),
      rides,
      blocks: blocks.map(boardBlockOf),
      closedPeriods: closedPeriods.map(boardClosedPeriodOf),
      isTruncated: found.length > rows.length,
    };
  }
}

interface Context {
  readonly now: Date;
  readonly occupied: Readonly<Record<'byVehicle' | 'byDriver', ReadonlyMap<string, readonly Occupied[]>>>;
  readonly vehicles: ReadonlyMap<string, BoardVehicle>;
  readonly drivers: ReadonlyMap<string, BoardDriver>;
}

function boardRideOf(row: RideRow, { now, occupied, vehicles, drivers }: Context): BoardRide {
  const { tourId: _tour, heldVehicleId: _vehicle, heldDriverId: _driver, ...read } = row;
  const { isOneOfTooMany, urgent, ...booking } = read;
  const usual = scheduleOf(row);
  const startsAt = row.startsAt ?? usual.startsAt;
  const durationMinutes = row.durationMinutes ?? usual.durationMinutes ?? 0;
  const times = startsAt && {
    startsAt,
    endsAt: new Date(startsAt.getTime() + durationMinutes * 60_000),
  };
  const held = holdsOf(row, times, now);
  const withoutThis = (of: readonly Occupied[] | undefined) =>
    (of ?? []).filter(({ bookingId }) => bookingId !== row.id);
  const totalPrice = Number(row.totalPrice);
  return {
    ...booking,
    customerPhone: isSoon(row.bookingDate, now) ? row.customerPhone : null,
    startsAt: times?.startsAt.toISOString() ?? null,
    endsAt: times?.endsAt.toISOString() ?? null,
    durationMinutes,
    bufferMinutes: row.bufferMinutes ?? usual.bufferMinutes ?? 0,
    ...held,
    totalPrice,
    paidUsd: Number(row.paidUsd),
    createdAt: row.createdAt.toISOString(),
    problems: problemsOf(
      {
        status: row.status,
        createdAt: row.createdAt,
        urgent,
        times,
        carId: row.carId,
        totalPrice,
        wanted: { vehicleId: row.vehicleId, driverId: row.driverId },
        vehicle: vehicles.get(held.vehicleId ?? '') ?? null,
        driver: drivers.get(held.driverId ?? '') ?? null,
        usualBufferMinutes: usual.bufferMinutes ?? 0,
        isOneOfTooMany,
        othersOfVehicle: withoutThis(occupied.byVehicle.get(held.vehicleId ?? '')),
        othersOfDriver: withoutThis(occupied.byDriver.get(held.driverId ?? '')),
      },
      now,
    ),
  };
}

/** What a ride holds. Of one that was over long ago that is no longer stored, and what was named for it counts. */
function holdsOf(
  row: RideRow,
  times: RideTimes | null,
  now: Date,
): Pick<BoardRide, 'vehicleId' | 'driverId'> {
  if (!times) return { vehicleId: null, driverId: row.driverId };
  const isPast = times.endsAt < now && row.heldVehicleId === null && row.heldDriverId === null;
  if (isPast) return { vehicleId: row.vehicleId, driverId: row.driverId };
  return { vehicleId: row.heldVehicleId, driverId: row.heldDriverId };
}

/** Today or tomorrow, when dispatchers call customers. */
function isSoon(bookingDate: string, now: Date): boolean {
  return [todayInBaku(now), todayInBaku(new Date(now.getTime() + dayMs))].includes(bookingDate);
}

function boardBlockOf({ id, vehicleId, driverId, kind, startsAt, endsAt, notes }: BlockEntity): BoardBlock {
  const times = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
  return { id, vehicleId, driverId, kind, ...times, notes };
}

function boardClosedPeriodOf({
  id,
  startsAt,
  endsAt,
  reason,
  reasonRu,
}: ClosedPeriodEntity): BoardClosedPeriod {
  return { id, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), reason, reasonRu };
}

function readVehicles(manager: EntityManager): Promise<BoardVehicle[]> {
  return manager.query(`
    SELECT id, car_id AS "carId", NULL AS "carName", NULL AS seats, label, plate, is_active AS "isActive"
      FROM vehicles ORDER BY car_id, length(label), label, id`);
}
