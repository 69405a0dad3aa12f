import type { BoardView } from '../board-view';
import type { BoardRow } from './board-layout.rules';

/** Width of the row names, in px. */
export const nameWidth = 176;
/** Width of the bar of the shortest ride, in px. */
export const minBarWidth = 24;
/** Width of the draggable end of a ride's bar, in px. */
export const edgeWidth = 7;
/** Height of the head with the hours, in px. */
export const headHeight = 34;
/** Height of a lane of bars within a row, in px. */
export const laneHeight = 60;
/** Height, in px, of the row without a vehicle or driver while it is empty and only a drop target. */
const emptyHeight = 36;
const lineHeight = 1;

/** Returns the height of a row with the line above it, in px, without laying out its content. */
export const rowHeight = ({ id, bars, lanes }: Pick<BoardRow, 'id' | 'bars' | 'lanes'>) =>
  lineHeight + (id === null && bars.length === 0 ? emptyHeight : lanes * laneHeight);

/** Returns px per minute: enough for a name in an hour of one day, while seven days fit into a few windows. */
export const scaleOf = ({ days }: Pick<BoardView, 'days'>) => (days === 7 ? 0.4 : 1.6);
