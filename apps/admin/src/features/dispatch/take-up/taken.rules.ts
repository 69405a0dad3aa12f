import { bakuInstant } from '@chauffeur/contracts/baku-instant';
import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';
import { minuteMs } from '@chauffeur/contracts/durations';
import { minutesOfDay, type BoardRow } from '../board-layout/board-layout.rules';
import type { BoardView } from '../board-view';
import type { Place } from '../move/place.rules';

/** Minutes: of the time and the duration of a ride that is moved, and of its shortest duration. */
export const stepMinutes = 5;
const durationStep = 15;
/** Minutes of the time that dragging to another row does not change: a hand does not draw straight lines. */
const heldMinutes = 10;

/** A ride that was taken up, and how far it has been moved. */
export interface Taken {
  readonly ride: BoardRide;
  /** Where it was; a ride without a time is taken up at one. */
  readonly from: { readonly row: number; readonly start: number };
  readonly row: number;
  /** Minutes that it begins later, and takes longer. */
  readonly later: number;
  readonly longer: number;
}

/** Takes up a ride; `start` is where one without a time begins. */
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

/** The ride in a row, so many minutes later than it was, in whole steps and within the days that are shown. */
export function movedTo(taken: Taken, view: BoardView, row: number, minutes: number): Taken {
  const origin = bakuInstant(view.date, '00:00').getTime();
  const start = (taken.from.start - origin) / minuteMs;
  const last = view.days * minutesOfDay - stepMinutes;
  const earliest = Math.min(0, -start);
  const latest = Math.max(0, last - start);
  const later = Math.min(latest, Math.max(earliest, Math.round(minutes / stepMinutes) * stepMinutes));
  return { ...taken, row, later };
}

/** As `movedTo`, by a hand: the time stays where the row is meant. */
export function draggedTo(taken: Taken, view: BoardView, row: number, minutes: number): Taken {
  const isMeant = row === taken.from.row || Math.abs(minutes) >= heldMinutes;
  return movedTo(taken, view, row, isMeant ? minutes : 0);
}

/** The ride so many minutes longer than it was, in whole steps. */
export function stretchedBy(taken: Taken, minutes: number): Taken {
  const shortest = Math.min(0, durationStep - taken.ride.durationMinutes);
  return { ...taken, longer: Math.max(shortest, Math.round(minutes / durationStep) * durationStep) };
}

/** Whether a ride that was taken up is where it was a moment ago. */
export function isSamePlace(one: Taken, other: Taken): boolean {
  return (
    one.ride === other.ride &&
    one.row === other.row &&
    one.later === other.later &&
    one.longer === other.longer
  );
}

/** Where the ride is now. */
export function placeOfTaken(
  { ride, from, row, later, longer }: Taken,
  rows: readonly BoardRow[],
  by: BoardView['by'],
): Place {
  // A row stays its own, also where the ride is shown on it without holding what it stands for.
  const id = rows[row]?.id ?? null;
  return {
    vehicleId: by === 'car' ? id : ride.vehicleId,
    driverId: by === 'driver' ? id : ride.driverId,
    start: from.start + later * minuteMs,
    minutes: ride.durationMinutes + longer,
  };
}
