import { dayMs, hourMs } from '@chauffeur/contracts/time/durations';
import { doOverlap, type OccupiedRange } from '../../rides/holds/occupied-range.js';
import { isOffHours } from '../../driver-hours/off-hours.rules.js';
import { demoBlocks, demoDrivers } from './demo-fleet.js';
import { momentOf } from './demo-days.js';

/** A ride's time; `until` includes the buffer. */
export interface PlannedTimes extends OccupiedRange {
  readonly endsAt: Date;
}

/** The maximum hours of rides that a driver has in any 24. */
const maxHours = 12;

/** The times at which vehicles and drivers are taken, so that no two examples overlap. */
export class Timetable {
  private readonly ofVehicles = new Map<number, OccupiedRange[]>();
  private readonly ofDrivers = new Map<number, OccupiedRange[]>();
  private readonly driven = new Map<number, PlannedTimes[]>();

  constructor(now: Date) {
    for (const { vehicle, driver, from, until } of demoBlocks) {
      const range = { from: momentOf(now, from), until: momentOf(now, until) };
      if (vehicle !== undefined) append(this.ofVehicles, vehicle, range);
      if (driver !== undefined) append(this.ofDrivers, driver, range);
    }
  }

  isVehicleFree(vehicle: number, range: OccupiedRange): boolean {
    return !this.ofVehicles.get(vehicle)?.some((other) => doOverlap(other, range));
  }

  /** Returns the free driver at work with the fewest hours around that time, or null. */
  freeDriver(times: PlannedTimes): number | null {
    const [best] = demoDrivers
      .map((_, driver) => ({ driver, hours: this.hoursAround(driver, times) }))
      .filter(({ driver, hours }) => this.isDriverFree(driver, times) && hours <= maxHours)
      .toSorted((a, b) => a.hours - b.hours);
    return best?.driver ?? null;
  }

  take(times: PlannedTimes, vehicle: number | null, driver: number | null): void {
    if (vehicle !== null) append(this.ofVehicles, vehicle, times);
    if (driver === null) return;
    append(this.ofDrivers, driver, times);
    append(this.driven, driver, times);
  }

  private isDriverFree(driver: number, times: PlannedTimes): boolean {
    const { hours = [] } = demoDrivers[driver] ?? {};
    if (isOffHours(hours, { startsAt: times.from, endsAt: times.endsAt })) return false;
    return !this.ofDrivers.get(driver)?.some((other) => doOverlap(other, times));
  }

  /** The driver's hours around the ride, including it. */
  private hoursAround(driver: number, times: PlannedTimes): number {
    const near = this.driven
      .get(driver)
      ?.filter(
        (other) =>
          other.from.getTime() < times.endsAt.getTime() + dayMs &&
          other.endsAt.getTime() > times.from.getTime() - dayMs,
      );
    return [times, ...(near ?? [])].reduce(
      (sum, { from, endsAt }) => sum + (endsAt.getTime() - from.getTime()) / hourMs,
      0,
    );
  }
}

function append<Key, Item>(map: Map<Key, Item[]>, key: Key, item: Item): void {
  map.set(key, [...(map.get(key) ?? []), item]);
}
