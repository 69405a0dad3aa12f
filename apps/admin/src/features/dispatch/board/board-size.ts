import type { BoardView } from '../board-view';

/** Width of the names of the rows, in px. */
export const nameWidth = 176;
/** Height of the hours above them, in px. */
export const headHeight = 34;

/** Px a minute: an hour of a day has room for a name, seven days fit into a few windows. */
export const scaleOf = ({ days }: Pick<BoardView, 'days'>) => (days === 7 ? 0.4 : 1.6);
