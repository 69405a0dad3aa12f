import { bakuInstant } from '@chauffeur/contracts/time/baku-instant';
import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';
import { minuteMs } from '@chauffeur/contracts/time/durations';
import { minutesOfDay, type BoardRow } from '../board-layout/board-layout.rules';
import type { BoardView } from '../board-view';
import type { RideSlot } from '../move/ride-slot.rules';

/** Steps, in minutes, of a moved ride's start and of its duration, which is also the shortest duration. */
export const stepMinutes = 5;
const durationStep = 15;
/**
 * Minutes by which dragging to another row may deviate without changing the time, since no one drags in a straight line.
 */
const toleranceMinutes = 10;

/** A ride that was picked up, and how far it has been moved. */
export interface DraggedRide {
  readonly ride: BoardRide;
  /** Where it was. A ride without a time is picked up at one. */
  readonly from: { readonly row: number; readonly start: number };
  readonly row: number;
  /** By how many minutes it begins later, and takes longer. */
  readonly minutesLater: number;
  readonly minutesLonger: number;
}

/** Picks a ride up. `start` is where a ride without a time begins. */
export function pickUp(
  ride: BoardRide,
  rows: readonly BoardRow[],
  by: BoardView['by'],
  start: number,
): DraggedRide {
  const id = by === 'car' ? ride.vehicleId : ride.driverId;
  const row = Math.max(
    0,
    rows.findIndex((one) => one.id === id),
  );
  const from = { row, start: ride.startsAt ? Date.parse(ride.startsAt) : start };
  return { ride, from, row, minutesLater: 0, minutesLonger: 0 };
}

/** Moves the ride to a row, and by minutes from its start, in whole steps and within the days shown. */
export function movedTo(dragged: DraggedRide, view: BoardView, row: number, minutes: number): DraggedRide {
  const origin = bakuInstant(view.date, '00:00').getTime();
  const start = (dragged.from.start - origin) / minuteMs;
  const last = view.days * minutesOfDay - stepMinutes;
  const earliest = Math.min(0, -start);
  const latest = Math.max(0, last - start);
  const minutesLater = Math.min(latest, Math.max(earliest, Math.round(minutes / stepMinutes) * stepMinutes));
  return { ...dragged, row, minutesLater };
}

/** Like `movedTo`, by mouse: ignores small deviations in time when the row changes. */
export function draggedTo(dragged: DraggedRide, view: BoardView, row: number, minutes: number): DraggedRide {
  const changesTime = row === dragged.from.row || Math.abs(minutes) >= toleranceMinutes;
  return movedTo(dragged, view, row, changesTime ? minutes : 0);
}

/** Changes the ride's duration by minutes, in whole steps. */
export function resizedBy(dragged: DraggedRide, minutes: number): DraggedRide {
  const shortest = Math.min(0, durationStep - dragged.ride.durationMinutes);
  return { ...dragged, minutesLonger: Math.max(shortest, Math.round(minutes / durationStep) * durationStep) };
}

/** Whether two states of a picked up ride are equal. */
export function isSameDrag(one: DraggedRide, other: DraggedRide): boolean {
  return (
    one.ride === other.ride &&
    one.row === other.row &&
    one.minutesLater === other.minutesLater &&
    one.minutesLonger === other.minutesLonger
  );
}

export function dropSlotOf(
  { ride, from, row, minutesLater, minutesLonger }: DraggedRide,
  rows: readonly BoardRow[],
  by: BoardView['by'],
): RideSlot {
  // Takes the id from the row, because a ride can be shown in a row whose vehicle or driver it does not have.
  const id = rows[row]?.id ?? null;
  return {
    vehicleId: by === 'car' ? id : ride.vehicleId,
    driverId: by === 'driver' ? id : ride.driverId,
    start: from.start + minutesLater * minuteMs,
    minutes: ride.durationMinutes + minutesLonger,
  };
}
