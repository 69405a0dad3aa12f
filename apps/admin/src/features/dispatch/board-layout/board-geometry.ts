import type { BoardRow } from './board-layout.rules';
import { edgeWidth } from './board-size';

/** The tops of the board's rows, in px from the top of its content, read once while a ride is picked up. */
export type RowTops = readonly number[];

/** Returns the id of the ride at an event's target, or null. */
export function rideIdAt(target: EventTarget | null): string | null {
  return closest(target, '[data-ride]')?.dataset['ride'] ?? null;
}

/** Whether the press was on the edge of a bar, which changes the duration of the ride. */
export function isOnResizeEdge({ target, clientX }: MouseEvent): boolean {
  const bar = closest(target, '[data-edge]');
  return bar !== null && bar.getBoundingClientRect().right - clientX <= edgeWidth;
}

export function laneOf(frame: HTMLElement | null, row: number): HTMLElement | null {
  return frame?.querySelector<HTMLElement>(`[data-row="${row}"]`) ?? null;
}

export function readRowTops(frame: HTMLElement): RowTops {
  return Array.from(frame.querySelectorAll('[data-row]'), (lane) => contentY(frame, top(lane)));
}

/** Converts a vertical position in the window to one in the board's content, which scrolling does not change. */
export function contentY(frame: HTMLElement, clientY: number): number {
  return clientY - top(frame) + frame.scrollTop;
}

export function contentX(frame: HTMLElement, clientX: number): number {
  return clientX - frame.getBoundingClientRect().left + frame.scrollLeft;
}

/** Returns the row at a height of the content. The first and the last row extend without limit. */
export function rowAt(tops: RowTops, y: number): number {
  return Math.max(
    0,
    tops.findLastIndex((start) => start <= y),
  );
}

/** Returns the bar in a row at a minute and at a height in px below the row's top. */
export function barAt(row: BoardRow | undefined, minute: number, y: number, laneHeight: number) {
  const lane = Math.floor(y / laneHeight);
  return row?.bars.find((bar) => bar.lane === lane && bar.from <= minute && minute < bar.until);
}

function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

function top(element: Element): number {
  return element.getBoundingClientRect().top;
}
