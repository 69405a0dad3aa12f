import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';
import { minuteMs } from '@chauffeur/contracts/time/durations';
import type { ReadProgress } from '../ride-progress/ride-progress.js';
import { scheduleOf } from '../rides/ride-schedule.rules.js';
import type { RideTimes } from './problems/ride-problems.rules.js';
import type { RideRow } from './ride-rows.js';

type TimedRide = Pick<
  RideRow,
  | 'bookingDate'
  | 'bookingTime'
  | 'startsAt'
  | 'durationMinutes'
  | 'tourId'
  | 'pickupLocation'
  | 'airportDirection'
>;

type HeldRide = Pick<RideRow, 'status' | 'vehicleId' | 'driverId' | 'heldVehicleId' | 'heldDriverId'> & {
  readonly progress: Pick<ReadProgress, 'state' | 'driverId'> | null;
};

export type RideHold = Pick<BoardRide, 'vehicleId' | 'driverId'>;

/** Returns a ride's start and end; null without a time. */
export function rideTimesOf(row: TimedRide): RideTimes | null {
  const usual = scheduleOf(row);
  const startsAt = row.startsAt ?? usual.startsAt;
  const durationMinutes = row.durationMinutes ?? usual.durationMinutes ?? 0;
  return startsAt && { startsAt, endsAt: new Date(startsAt.getTime() + durationMinutes * minuteMs) };
}

/** Returns what a ride holds. A past ride's occupancy may be deleted, so its booking's vehicle and driver count. */
export function holdOf(row: HeldRide, times: RideTimes | null, now: Date): RideHold {
  if (!times) return { vehicleId: null, driverId: row.driverId };
  const isPast = times.endsAt < now && row.heldVehicleId === null && row.heldDriverId === null;
  const isDone = row.progress?.state === 'done' && row.progress.driverId === row.driverId;
  if (isPast || isDone || row.status === 'completed') {
    return { vehicleId: row.heldVehicleId ?? row.vehicleId, driverId: row.heldDriverId ?? row.driverId };
  }
  return { vehicleId: row.heldVehicleId, driverId: row.heldDriverId };
}
