interface Press {
  readonly key: string;
  readonly shiftKey: boolean;
}

/** The selection in a cell's text. */
interface Caret {
  readonly from: number;
  readonly to: number;
  readonly length: number;
}

interface Move {
  readonly rows: number;
  readonly columns: number;
}

/**
 * Returns the move of a key, as in a spreadsheet: up and down always, Enter down, sideways if the caret is at the edge or
 * everything is selected. Null if the key stays in its cell.
 */
export function moveOf({ key, shiftKey }: Press, { from, to, length }: Caret): Move | null {
  const isAllSelected = from === 0 && to === length;
  switch (key) {
    case 'ArrowUp':
      return { rows: -1, columns: 0 };
    case 'ArrowDown':
      return { rows: 1, columns: 0 };
    case 'Enter':
      return { rows: shiftKey ? -1 : 1, columns: 0 };
    case 'ArrowLeft':
      return !shiftKey && (isAllSelected || to === 0) ? { rows: 0, columns: -1 } : null;
    case 'ArrowRight':
      return !shiftKey && (isAllSelected || from === length) ? { rows: 0, columns: 1 } : null;
    default:
      return null;
  }
}
