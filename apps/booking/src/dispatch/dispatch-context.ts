import type { BoardDriver, BoardVehicle } from '@chauffeur/contracts/dispatch/dispatch-board';
import type { EntityManager } from 'typeorm';
import { readBookingRules } from '../booking-rules/read-booking-rules.js';
import { readReportingDrivers } from '../ride-progress/can-report-progress.js';
import type { Buffers } from '../rides/ride-schedule.rules.js';
import { groupBy, occupiedAround, type Occupied } from './occupied-times.js';
import { readDrivers } from './read-drivers.js';
import { readVehicles } from './read-vehicles.js';
import type { RideTimes } from './problems/ride-problems.rules.js';

/** What the problems of rides depend on besides the rides themselves. */
export interface DispatchContext {
  readonly now: Date;
  readonly occupied: Readonly<Record<'byVehicle' | 'byDriver', ReadonlyMap<string, readonly Occupied[]>>>;
  readonly vehicles: ReadonlyMap<string, BoardVehicle>;
  readonly drivers: ReadonlyMap<string, BoardDriver>;
  /** Drivers who can report their progress. */
  readonly reportingDrivers: ReadonlySet<string>;
  readonly buffers: Buffers;
}

/** @param range of the rides; null for rides without a time, which depend on nothing else */
export async function readDispatchContext(
  manager: EntityManager,
  range: RideTimes | null,
  now: Date,
): Promise<DispatchContext> {
  const [occupied, vehicles, drivers, reportingDrivers, buffers] = await Promise.all([
    range ? occupiedAround(manager, range) : [],
    readVehicles(manager),
    readDrivers(manager),
    readReportingDrivers(manager),
    readBookingRules(manager),
  ]);
  return {
    now,
    occupied: { byVehicle: groupBy(occupied, 'vehicleId'), byDriver: groupBy(occupied, 'driverId') },
    vehicles: new Map(vehicles.map((vehicle) => [vehicle.id, vehicle])),
    drivers: new Map(drivers.map((driver) => [driver.id, driver])),
    reportingDrivers,
    buffers,
  };
}
