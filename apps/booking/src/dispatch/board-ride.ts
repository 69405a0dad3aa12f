import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';
import { dayMs } from '@chauffeur/contracts/time/durations';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { scheduleOf } from '../rides/ride-schedule.rules.js';
import { progressOf, storedProgressOf } from '../ride-progress/ride-progress.js';
import type { DispatchContext } from './dispatch-context.js';
import { driverProblemsOf } from './problems/driver-problems.rules.js';
import type { Occupied } from './occupied-times.js';
import { holdOf, rideTimesOf, type RideHold } from './ride-hold.rules.js';
import { problemsOf, type RideProblemInput, type RideTimes } from './problems/ride-problems.rules.js';
import type { RideRow } from './ride-rows.js';

export function boardRideOf(row: RideRow, context: DispatchContext): BoardRide {
  const { now, reportingDrivers, buffers } = context;
  const times = rideTimesOf(row);
  const hold = holdOf(row, times, now);
  const others = othersOf(row, hold, context);
  const usual = scheduleOf(row, {}, buffers);
  const usualBufferMinutes = usual.bufferMinutes ?? 0;
  const progress = progressOf(row, row.progress && storedProgressOf(row.progress));
  const next = times && nextOf([...others.othersOfVehicle, ...others.othersOfDriver], times);
  const nextStartsAt = next?.startsAt ?? null;
  const canReportProgress = reportingDrivers.has(row.driverId ?? '');
  const isActive = context.drivers.get(row.driverId ?? '')?.isActive ?? false;
  const driverProblems = driverProblemsOf(
    { status: row.status, times, progress, nextStartsAt, isActive, canReportProgress },
    now,
  );
  return {
    ...bookingOf(row, now),
    startsAt: times?.startsAt.toISOString() ?? null,
    endsAt: times?.endsAt.toISOString() ?? null,
    durationMinutes: row.durationMinutes ?? usual.durationMinutes ?? 0,
    bufferMinutes: row.bufferMinutes ?? usualBufferMinutes,
    ...hold,
    progress,
    driverProblems,
    runsInto: next && driverProblems.includes('runsOver') ? nameOf(next) : null,
    problems: problemsOf({ ...crewInputOf(row, hold, context), times, usualBufferMinutes, ...others }, now),
  };
}

/** Returns what the board shows of the stored booking. */
function bookingOf(row: RideRow, now: Date) {
  const { tourId: _tour, heldVehicleId: _vehicle, heldDriverId: _driver, ...read } = row;
  const { isOneOfTooMany: _isOneOfTooMany, urgent: _urgent, progress: _progress, ...shown } = read;
  const { pendingSince, isCustomerChange, usualBufferMinutes, ...booking } = shown;
  return {
    ...booking,
    customerPhone: isSoon(row.bookingDate, now) ? row.customerPhone : null,
    ...(usualBufferMinutes !== null && { usualBufferMinutes }),
    totalPrice: Number(row.totalPrice),
    paidUsd: Number(row.paidUsd),
    createdAt: row.createdAt.toISOString(),
    ...(row.status === 'pending' && { pendingSince: pendingSince.toISOString(), isCustomerChange }),
  };
}

/** Returns what a ride's problems depend on of its booking and of the vehicle and driver it holds. */
function crewInputOf(row: RideRow, hold: RideHold, { vehicles, drivers }: DispatchContext) {
  const { status, pendingSince, urgent, carId, totalPrice, isOneOfTooMany } = row;
  return {
    status,
    pendingSince,
    urgent,
    carId,
    totalPrice: Number(totalPrice),
    wanted: { vehicleId: row.vehicleId, driverId: row.driverId },
    vehicle: vehicles.get(hold.vehicleId ?? '') ?? null,
    driver: drivers.get(hold.driverId ?? '') ?? null,
    isOneOfTooMany,
  } satisfies Partial<RideProblemInput>;
}

/** The other rides of the vehicle and of the driver that a ride holds. */
function othersOf({ id }: RideRow, hold: RideHold, { occupied }: DispatchContext) {
  const withoutThis = (of: readonly Occupied[] = []) => of.filter(({ bookingId }) => bookingId !== id);
  return {
    othersOfVehicle: withoutThis(occupied.byVehicle.get(hold.vehicleId ?? '')),
    othersOfDriver: withoutThis(occupied.byDriver.get(hold.driverId ?? '')),
  };
}

/** Returns the first ride that begins after this one's start. */
function nextOf(others: readonly Occupied[], { startsAt }: RideTimes): Occupied | null {
  const later = others.filter((other) => other.startsAt > startsAt);
  return later.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())[0] ?? null;
}

function nameOf({ bookingId, referenceNumber, startsAt }: Occupied): BoardRide['runsInto'] {
  return { id: bookingId, referenceNumber, bookingDate: todayInBaku(startsAt) };
}

/** Whether it is today or tomorrow, when dispatchers call customers. */
function isSoon(bookingDate: string, now: Date): boolean {
  return [todayInBaku(now), todayInBaku(new Date(now.getTime() + dayMs))].includes(bookingDate);
}
