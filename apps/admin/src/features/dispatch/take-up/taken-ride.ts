import type { DispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import type { Dispatch, RefObject, SetStateAction } from 'react';
import type { BoardLayout } from '../board-layout/board-layout.rules';
import type { BoardView } from '../board-view';
import type { useDrop } from '../move/use-drop';
import type { Taken } from './taken.rules';

/** The board on which rides are moved. */
export interface MovableBoard {
  board: DispatchBoard;
  layout: BoardLayout;
  view: BoardView;
  /** Px a minute, and of the names of rows. */
  scale: number;
  nameWidth: number;
  frame: RefObject<HTMLDivElement | null>;
}

/** What hand and keys move the ride by. */
export interface TakenRide extends MovableBoard {
  /** The instant at which the board begins. */
  origin: number;
  taken: Taken | undefined;
  setTaken: Dispatch<SetStateAction<Taken | undefined>>;
  drop: ReturnType<typeof useDrop>;
}
