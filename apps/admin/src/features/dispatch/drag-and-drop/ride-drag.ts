import type { DispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import type { Dispatch, RefObject, SetStateAction } from 'react';
import type { BoardLayout } from '../board-layout/board-layout.rules';
import type { BoardView } from '../board-view';
import type { useDropRide } from '../move/use-drop-ride';
import type { DraggedRide } from './dragged-ride.rules';

/** The board on which rides are moved. */
export interface MovableBoard {
  board: DispatchBoard;
  layout: BoardLayout;
  view: BoardView;
  /** Px per minute, and width of the row names in px. */
  scale: number;
  nameWidth: number;
  frame: RefObject<HTMLDivElement | null>;
}

/** What mouse and keyboard need to move a ride. */
export interface RideDrag extends MovableBoard {
  /** When the board begins, in milliseconds since 1970. */
  origin: number;
  dragged: DraggedRide | undefined;
  setDragged: Dispatch<SetStateAction<DraggedRide | undefined>>;
  drop: ReturnType<typeof useDropRide>;
}
