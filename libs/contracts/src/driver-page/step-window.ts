import { hourMs, minuteMs } from '../time/durations.js';
import type { RideState } from '../bookings/crew/ride-state.js';

/** The steps of a driver; `no_show` and `declined` end the ride for the driver, like `done`. */
export const driverSteps = [
  'accepted',
  'declined',
  'on_the_way',
  'arrived',
  'on_board',
  'done',
  'no_show',
] as const satisfies readonly RideState[];
export type DriverStep = (typeof driverSteps)[number];

/** The data that the rules of a driver's steps use. */
export interface SteppedRide {
  readonly state: RideState;
  /** Start and end; for a ride without a time, those of its day in Baku. */
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Minutes that the driver waits free of charge. */
  readonly waitMinutes: number;
  /** When the driver arrived at the pickup. */
  readonly arrivedAt: Date | null;
  /** Whether the ride has a time of day. */
  readonly hasTime: boolean;
}

/** From when until when a step is possible, both inclusive; null means no limit. */
export interface StepWindow {
  readonly to: DriverStep;
  readonly from: Date | null;
  readonly until: Date | null;
}

/** Seconds in which a driver can undo the last step. */
export const undoStepWithinSeconds = 120;

/** The possible steps from each state, the usual one first. */
const stepsFrom: Readonly<Record<RideState, readonly DriverStep[]>> = {
  none: [],
  offered: ['accepted', 'declined'],
  accepted: ['on_the_way', 'arrived', 'on_board', 'declined'],
  declined: [],
  on_the_way: ['arrived', 'on_board'],
  arrived: ['on_board', 'no_show'],
  on_board: ['done'],
  done: [],
  no_show: [],
};

/**
 * Returns the steps that are possible from a ride's state, and when (specification, III.4). Used by the server and by the
 * driver's page, which also works without a network.
 */
export function stepWindows(ride: SteppedRide): StepWindow[] {
  return stepsFrom[ride.state].map((to) => ({ to, ...windowOf(ride, to) }));
}

function windowOf(ride: SteppedRide, to: DriverStep): Omit<StepWindow, 'to'> {
  const { state, startsAt, endsAt, hasTime } = ride;
  switch (to) {
    case 'accepted':
      return { from: null, until: before(endsAt) };
    case 'declined':
      // A ride without a time does not begin before its day is over.
      if (!hasTime) return { from: null, until: before(endsAt) };
      return { from: null, until: state === 'offered' ? before(startsAt) : hoursBefore(startsAt, 6) };
    case 'on_the_way':
    case 'arrived':
      return { from: hoursBefore(startsAt, 4), until: null };
    case 'on_board':
      return { from: boardingFrom(startsAt), until: null };
    case 'no_show':
      return { from: afterWaiting(ride), until: null };
    default:
      return { from: null, until: null };
  }
}

/** Returns from when the customer of a ride that starts then can be on board. */
export function boardingFrom(startsAt: Date): Date {
  return hoursBefore(startsAt, 1);
}

/** Returns when the free waiting time is over, counted from the later of start and arrival. */
function afterWaiting({ startsAt, arrivedAt, waitMinutes }: SteppedRide): Date {
  const waitsFrom = Math.max(startsAt.getTime(), arrivedAt?.getTime() ?? 0);
  return new Date(waitsFrom + waitMinutes * minuteMs);
}

function hoursBefore(moment: Date, hours: number): Date {
  return new Date(moment.getTime() - hours * hourMs);
}

function before(moment: Date): Date {
  return new Date(moment.getTime() - 1);
}
