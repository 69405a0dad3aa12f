import { bakuInstant } from '@chauffeur/contracts/baku-instant';
import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';
import { minuteMs } from '@chauffeur/contracts/durations';
import { minutesOfDay, type BoardRow } from '../board-layout/board-layout.rules';
import type { BoardView } from '../board-view';
import type { Place } from '../move/place.rules';

/** Steps, in minutes, of a moved ride's start and of its duration, which is also the shortest duration. */
export const stepMinutes = 5;
const durationStep = 15;
/**
 * Minutes by which dragging to another row may deviate without changing the time, since no one drags in a straight line.
 */
const toleranceMinutes = 10;

/** A ride that was picked up, and how far it has been moved. */
export interface Taken {
  readonly ride: BoardRide;
  /** Where it was. A ride without a time is picked up at one. */
  readonly from: { readonly row: number; readonly start: number };
  readonly row: number;
  /** By how many minutes it begins later, and takes longer. */
  readonly later: number;
  readonly longer: number;
}

/** Picks a ride up. `start` is where a ride without a time begins. */
export function takeUp(
  ride: BoardRide,
  rows: readonly BoardRow[],
  by: BoardView['by'],
  start: number,
): Taken {
  const id = by === 'car' ? ride.vehicleId : ride.driverId;
  const row = Math.max(
    0,
    rows.findIndex((one) => one.id === id),
  );
  const from = { row, start: ride.startsAt ? Date.parse(ride.startsAt) : start };
  return { ride, from, row, later: 0, longer: 0 };
}

/** Moves the ride to a row, and by minutes from its start, in whole steps and within the days shown. */
export function movedTo(taken: Taken, view: BoardView, row: number, minutes: number): Taken {
  const origin = bakuInstant(view.date, '00:00').getTime();
  const start = (taken.from.start - origin) / minuteMs;
  const last = view.days * minutesOfDay - stepMinutes;
  const earliest = Math.min(0, -start);
  const latest = Math.max(0, last - start);
  const later = Math.min(latest, Math.max(earliest, Math.round(minutes / stepMinutes) * stepMinutes));
  return { ...taken, row, later };
}

/** Like `movedTo`, by mouse: ignores small deviations in time when the row changes. */
export function draggedTo(taken: Taken, view: BoardView, row: number, minutes: number): Taken {
  const changesTime = row === taken.from.row || Math.abs(minutes) >= toleranceMinutes;
  return movedTo(taken, view, row, changesTime ? minutes : 0);
}

/** Changes the ride's duration by minutes, in whole steps. */
export function stretchedBy(taken: Taken, minutes: number): Taken {
  const shortest = Math.min(0, durationStep - taken.ride.durationMinutes);
  return { ...taken, longer: Math.max(shortest, Math.round(minutes / durationStep) * durationStep) };
}

/** Whether two states of a picked up ride are equal. */
export function isSamePlace(one: Taken, other: Taken): boolean {
  return (
    one.ride === other.ride &&
    one.row === other.row &&
    one.later === other.later &&
    one.longer === other.longer
  );
}

export function placeOfTaken(
  { ride, from, row, later, longer }: Taken,
  rows: readonly BoardRow[],
  by: BoardView['by'],
): Place {
  // Takes the id from the row, because a ride can be shown in a row whose vehicle or driver it does not have.
  const id = rows[row]?.id ?? null;
  return {
    vehicleId: by === 'car' ? id : ride.vehicleId,
    driverId: by === 'driver' ? id : ride.driverId,
    start: from.start + later * minuteMs,
    minutes: ride.durationMinutes + longer,
  };
}
