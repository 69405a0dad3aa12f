import type { BoardDriver, BoardRide, BoardVehicle } from '@chauffeur/contracts/dispatch/dispatch-board';
import { dayMs, minuteMs } from '@chauffeur/contracts/durations';
import { todayInBaku } from '@chauffeur/contracts/today-in-baku';
import { scheduleOf, type Buffers } from '../rides/ride-schedule.rules.js';
import { progressOf, storedProgressOf } from '../ride-progress/ride-progress.js';
import { driverProblemsOf } from './driver-problems.rules.js';
import { groupBy, type Occupied } from './occupied-times.js';
import { problemsOf, type RideTimes } from './ride-problems.rules.js';
import type { RideRow } from './ride-rows.js';

/** What the problems of a ride depend on beside the ride. */
export interface Context {
  readonly now: Date;
  readonly occupied: Readonly<Record<'byVehicle' | 'byDriver', ReadonlyMap<string, readonly Occupied[]>>>;
  readonly vehicles: ReadonlyMap<string, BoardVehicle>;
  readonly drivers: ReadonlyMap<string, BoardDriver>;
  /** Those who can say how far they are. */
  readonly answeringDrivers: ReadonlySet<string>;
  readonly buffers: Buffers;
}

export function contextOf(
  now: Date,
  occupied: readonly Occupied[],
  vehicles: readonly BoardVehicle[],
  drivers: readonly BoardDriver[],
  answeringDrivers: ReadonlySet<string>,
  buffers: Buffers,
): Context {
  return {
    now,
    answeringDrivers,
    buffers,
    occupied: { byVehicle: groupBy(occupied, 'vehicleId'), byDriver: groupBy(occupied, 'driverId') },
    vehicles: new Map(vehicles.map((vehicle) => [vehicle.id, vehicle])),
    drivers: new Map(drivers.map((driver) => [driver.id, driver])),
  };
}

export function boardRideOf(
  row: RideRow,
  { now, occupied, vehicles, drivers, answeringDrivers, buffers }: Context,
): BoardRide {
  const { tourId: _tour, heldVehicleId: _vehicle, heldDriverId: _driver, ...read } = row;
  const { isOneOfTooMany, urgent, progress, pendingSince, usualBufferMinutes, ...booking } = read;
  const usual = scheduleOf(row, {}, buffers);
  const durationMinutes = row.durationMinutes ?? usual.durationMinutes ?? 0;
  const times = timesOf(row);
  const held = holdsOf(row, times, now);
  const withoutThis = (of: readonly Occupied[] | undefined) =>
    (of ?? []).filter(({ bookingId }) => bookingId !== row.id);
  const totalPrice = Number(row.totalPrice);
  const othersOfVehicle = withoutThis(occupied.byVehicle.get(held.vehicleId ?? ''));
  const othersOfDriver = withoutThis(occupied.byDriver.get(held.driverId ?? ''));
  const howFar = progressOf(row, progress && storedProgressOf(progress));
  const next = times && nextOf([...othersOfVehicle, ...othersOfDriver], times);
  const driverProblems = driverProblemsOf(
    {
      status: row.status,
      times,
      progress: howFar,
      nextStartsAt: next?.startsAt ?? null,
      canAnswer: answeringDrivers.has(row.driverId ?? ''),
    },
    now,
  );
  return {
    ...booking,
    customerPhone: isSoon(row.bookingDate, now) ? row.customerPhone : null,
    startsAt: times?.startsAt.toISOString() ?? null,
    endsAt: times?.endsAt.toISOString() ?? null,
    durationMinutes,
    bufferMinutes: row.bufferMinutes ?? usual.bufferMinutes ?? 0,
    ...(usualBufferMinutes !== null && { usualBufferMinutes }),
    ...held,
    totalPrice,
    paidUsd: Number(row.paidUsd),
    createdAt: row.createdAt.toISOString(),
    ...(row.status === 'pending' && { pendingSince: pendingSince.toISOString() }),
    progress: howFar,
    driverProblems,
    runsInto:
      next && driverProblems.includes('runsOver')
        ? {
            id: next.bookingId,
            referenceNumber: next.referenceNumber,
            bookingDate: todayInBaku(next.startsAt),
          }
        : null,
    problems: problemsOf(
      {
        status: row.status,
        pendingSince,
        urgent,
        times,
        carId: row.carId,
        totalPrice,
        wanted: { vehicleId: row.vehicleId, driverId: row.driverId },
        vehicle: vehicles.get(held.vehicleId ?? '') ?? null,
        driver: drivers.get(held.driverId ?? '') ?? null,
        usualBufferMinutes: usual.bufferMinutes ?? 0,
        isOneOfTooMany,
        othersOfVehicle,
        othersOfDriver,
      },
      now,
    ),
  };
}

/** The first that begins after a ride has. */
function nextOf(others: readonly Occupied[], { startsAt }: RideTimes): Occupied | null {
  const later = others.filter((other) => other.startsAt > startsAt);
  return later.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())[0] ?? null;
}

/** Null without a time. */
export function timesOf(row: RideRow): RideTimes | null {
  const usual = scheduleOf(row);
  const startsAt = row.startsAt ?? usual.startsAt;
  const durationMinutes = row.durationMinutes ?? usual.durationMinutes ?? 0;
  return startsAt && { startsAt, endsAt: new Date(startsAt.getTime() + durationMinutes * minuteMs) };
}

/** What a ride holds. Of one that is over that may no longer be stored, and what was named for it counts. */
function holdsOf(
  row: RideRow,
  times: RideTimes | null,
  now: Date,
): Pick<BoardRide, 'vehicleId' | 'driverId'> {
  if (!times) return { vehicleId: null, driverId: row.driverId };
  const isPast = times.endsAt < now && row.heldVehicleId === null && row.heldDriverId === null;
  const isDone = row.progress?.state === 'done' && row.progress.driverId === row.driverId;
  if (isPast || isDone || row.status === 'completed') {
    return { vehicleId: row.heldVehicleId ?? row.vehicleId, driverId: row.heldDriverId ?? row.driverId };
  }
  return { vehicleId: row.heldVehicleId, driverId: row.heldDriverId };
}

/** Today or tomorrow, when dispatchers call customers. */
function isSoon(bookingDate: string, now: Date): boolean {
  return [todayInBaku(now), todayInBaku(new Date(now.getTime() + dayMs))].includes(bookingDate);
}
