import { bakuInstant } from '@chauffeur/contracts/baku-instant';
import type { BoardRide, DispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import { minuteMs } from '@chauffeur/contracts/durations';
import { todayInBaku } from '@chauffeur/contracts/today-in-baku';
import type { KeyboardEvent } from 'react';
import type { BoardView } from '../board-view';
import { movedTo, stepMinutes, type Taken } from './taken.rules';

/** Returns the ride one step further in an arrow's direction; undefined for other keys. */
export function steppedBy(
  { key, shiftKey }: KeyboardEvent,
  taken: Taken,
  view: BoardView,
  rowCount: number,
): Taken | undefined {
  const { row, later } = taken;
  const step = shiftKey ? 60 : stepMinutes;
  const steps: Record<string, () => Taken> = {
    ArrowUp: () => movedTo(taken, view, Math.max(0, row - 1), later),
    ArrowDown: () => movedTo(taken, view, Math.min(rowCount - 1, row + 1), later),
    ArrowLeft: () => movedTo(taken, view, row, later - step),
    ArrowRight: () => movedTo(taken, view, row, later + step),
  };
  return steps[key]?.();
}

/**
 * Returns where a ride without a time begins when picked up: today at the next full hour, on another day in the morning.
 */
export function startOfUntimed({ now }: DispatchBoard, { bookingDate }: BoardRide): number {
  const hourMs = 60 * minuteMs;
  const isToday = bookingDate === todayInBaku(new Date(now));
  return isToday ? Math.ceil(Date.parse(now) / hourMs) * hourMs : bakuInstant(bookingDate, '09:00').getTime();
}
