import type { KeyboardEvent } from 'react';
import { moveOf } from './cell-moves.rules';

/** The position of a cell, as attributes of its input. */
export const cellPosition = (row: number, column: number) => ({ 'data-row': row, 'data-column': column });

/** Moves the focus between the cells of the listening element, and selects the text of the new cell. */
export function moveBetweenCells(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, nativeEvent } = event;
  if (!(target instanceof HTMLInputElement) || nativeEvent.isComposing) return;
  const { row, column } = target.dataset;
  if (row === undefined || column === undefined) return;
  const length = target.value.length;
  const caret = { from: target.selectionStart ?? 0, to: target.selectionEnd ?? 0, length };
  const move = moveOf(event, caret);
  if (!move) return;
  const place = `[data-row="${Number(row) + move.rows}"][data-column="${Number(column) + move.columns}"]`;
  const next = currentTarget.querySelector<HTMLInputElement>(place);
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.select();
}
