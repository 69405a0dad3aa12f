import { describe, expect, it } from '@jest/globals';
import { moveOf } from './cell-moves.rules';

const press = (key: string, shiftKey = false) => ({ key, shiftKey });
const allSelected = { from: 0, to: 5, length: 5 };
const inTheMiddle = { from: 2, to: 2, length: 5 };

describe('a key in a cell', () => {
  it('moves up and down wherever the caret is', () => {
    expect(moveOf(press('ArrowUp'), inTheMiddle)).toEqual({ rows: -1, columns: 0 });
    expect(moveOf(press('ArrowDown'), inTheMiddle)).toEqual({ rows: 1, columns: 0 });
    expect(moveOf(press('Enter'), inTheMiddle)).toEqual({ rows: 1, columns: 0 });
    expect(moveOf(press('Enter', true), inTheMiddle)).toEqual({ rows: -1, columns: 0 });
  });

  it('moves sideways from the edge of the text and from a whole selection', () => {
    expect(moveOf(press('ArrowLeft'), allSelected)).toEqual({ rows: 0, columns: -1 });
    expect(moveOf(press('ArrowRight'), allSelected)).toEqual({ rows: 0, columns: 1 });
    expect(moveOf(press('ArrowLeft'), { from: 0, to: 0, length: 5 })).toEqual({ rows: 0, columns: -1 });
    expect(moveOf(press('ArrowRight'), { from: 5, to: 5, length: 5 })).toEqual({ rows: 0, columns: 1 });
  });

  it('stays while the caret can move, while it selects, and for anything else', () => {
    expect(moveOf(press('ArrowLeft'), inTheMiddle)).toBeNull();
    expect(moveOf(press('ArrowRight'), inTheMiddle)).toBeNull();
    expect(moveOf(press('ArrowRight', true), { from: 5, to: 5, length: 5 })).toBeNull();
    expect(moveOf(press('Tab'), allSelected)).toBeNull();
    expect(moveOf(press('7'), allSelected)).toBeNull();
  });
});
