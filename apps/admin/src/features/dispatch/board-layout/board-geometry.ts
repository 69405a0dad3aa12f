import type { BoardRow } from './board-layout.rules';
import { edgeWidth } from './board-size';

/** Where the rows of the board lie, in px from the top of its content, read once while a ride is taken up. */
export type RowTops = readonly number[];

/** The ride of what was pressed; null beside rides. */
export function rideIdAt(target: EventTarget | null): string | null {
  return closest(target, '[data-ride]')?.dataset['ride'] ?? null;
}

/** Whether the edge of a bar was pressed, which changes how long the ride takes. */
export function isEdge({ target, clientX }: MouseEvent): boolean {
  const bar = closest(target, '[data-edge]');
  return bar !== null && bar.getBoundingClientRect().right - clientX <= edgeWidth;
}

export function laneOf(frame: HTMLElement | null, row: number): HTMLElement | null {
  return frame?.querySelector<HTMLElement>(`[data-row="${row}"]`) ?? null;
}

export function readRowTops(frame: HTMLElement): RowTops {
  return Array.from(frame.querySelectorAll('[data-row]'), (lane) => contentY(frame, top(lane)));
}

/** A height of the window as one of the board's content, which does not change when that is scrolled. */
export function contentY(frame: HTMLElement, clientY: number): number {
  return clientY - top(frame) + frame.scrollTop;
}

export function contentX(frame: HTMLElement, clientX: number): number {
  return clientX - frame.getBoundingClientRect().left + frame.scrollLeft;
}

/** The row at a height of the content; the first and the last go on for ever. */
export function rowAt(tops: RowTops, y: number): number {
  return Math.max(
    0,
    tops.findLastIndex((start) => start <= y),
  );
}

/** The bar that lies in a row at a minute and, in px below the row's top, at a height. */
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
