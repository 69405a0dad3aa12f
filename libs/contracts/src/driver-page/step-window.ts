import { hourMs, minuteMs } from '../durations.js';
import type { RideState } from '../bookings/crew/ride-state.js';

/** Steps that a driver takes; `no_show` and `declined` end a ride for the driver as `done` does. */
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

/** What the rules of a driver's steps look at. */
export interface SteppedRide {
  readonly state: RideState;
  /** Of a ride without a time: when its day begins and ends in Baku. */
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** For how long the driver waits for free, in minutes. */
  readonly waitMinutes: number;
  /** When the driver was at the pickup. */
  readonly arrivedAt: Date | null;
  /** Whether the ride has a time of day; without one its moments are those of its day. */
  readonly hasTime: boolean;
}

/** From when and until when a step is possible; null where there is no such limit. Both moments are inside. */
export interface StepWindow {
  readonly to: DriverStep;
  readonly from: Date | null;
  readonly until: Date | null;
}

/** A driver may take the last step back for so long, in seconds. */
export const undoStepWithinSeconds = 120;

/** Steps from each state, the usual one first. */
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
 * The steps that a driver may take from where the ride is, and when (specification, III.4): the one place of these
 * rules, for the server and for the driver's page, which works without network too.
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
      // Without a time nothing begins before the day is over.
      if (!hasTime) return { from: null, until: before(endsAt) };
      return { from: null, until: state === 'offered' ? before(startsAt) : hoursBefore(startsAt, 6) };
    case 'on_the_way':
    case 'arrived':
      return { from: hoursBefore(startsAt, 4), until: null };
    case 'on_board':
      return { from: hoursBefore(startsAt, 1), until: null };
    case 'no_show':
      return { from: afterWaiting(ride), until: null };
    default:
      return { from: null, until: null };
  }
}

/** From the later of start and arrival, plus the free waiting. */
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
