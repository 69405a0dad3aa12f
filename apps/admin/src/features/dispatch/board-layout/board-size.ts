import type { BoardView } from '../board-view';
import type { BoardRow } from './board-layout.rules';

/** Width of the names of the rows, in px. */
export const nameWidth = 176;
/** Width of the bar of the shortest ride, in px. */
export const minBarWidth = 24;
/** Width of the end of a ride's bar that can be dragged, in px. */
export const edgeWidth = 7;
/** Height of the hours above them, in px. */
export const headHeight = 34;
/** Height of the bars of a row that lie beside one another, in px. */
export const laneHeight = 60;
/** Height of the row of those without a vehicle or driver where it is only where they are dropped, in px. */
const emptyHeight = 36;
const lineHeight = 1;

/** Height of a row with the line above it, in px: known without laying out what is in it. */
export const rowHeight = ({ id, bars, lanes }: Pick<BoardRow, 'id' | 'bars' | 'lanes'>) =>
  lineHeight + (id === null && bars.length === 0 ? emptyHeight : lanes * laneHeight);

/** Px a minute: an hour of a day has room for a name, seven days fit into a few windows. */
export const scaleOf = ({ days }: Pick<BoardView, 'days'>) => (days === 7 ? 0.4 : 1.6);
