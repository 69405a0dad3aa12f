import { bakuInstant } from '@chauffeur/contracts/time/baku-instant';
import type { BoardRide, DispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import { minuteMs } from '@chauffeur/contracts/time/durations';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import type { KeyboardEvent } from 'react';
import type { BoardView } from '../../board-view';
import { movedTo, stepMinutes, type DraggedRide } from '../dragged-ride.rules';

/** Returns the ride one step further in an arrow's direction; undefined for other keys. */
export function movedByKey(
  { key, shiftKey }: KeyboardEvent,
  dragged: DraggedRide,
  view: BoardView,
  rowCount: number,
): DraggedRide | undefined {
  const { row, minutesLater } = dragged;
  const step = shiftKey ? 60 : stepMinutes;
  const steps: Record<string, () => DraggedRide> = {
    ArrowUp: () => movedTo(dragged, view, Math.max(0, row - 1), minutesLater),
    ArrowDown: () => movedTo(dragged, view, Math.min(rowCount - 1, row + 1), minutesLater),
    ArrowLeft: () => movedTo(dragged, view, row, minutesLater - step),
    ArrowRight: () => movedTo(dragged, view, row, minutesLater + step),
  };
  return steps[key]?.();
}

/**
 * Returns where a ride without a time begins when picked up: today at the next full hour, on another day in the morning.
 */
export function defaultStartOf({ now }: DispatchBoard, { bookingDate }: BoardRide): number {
  const hourMs = 60 * minuteMs;
  const isToday = bookingDate === todayInBaku(new Date(now));
  return isToday ? Math.ceil(Date.parse(now) / hourMs) * hourMs : bakuInstant(bookingDate, '09:00').getTime();
}
