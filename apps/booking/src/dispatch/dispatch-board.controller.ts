import {
  dispatchBoardPath,
  dispatchBoardQuery,
  type DispatchBoard,
  type DispatchBoardQuery,
} from '@chauffeur/contracts/dispatch/dispatch-board';
import { Controller, Get, Query } from '@nestjs/common';
import { ReadDispatchBoard } from './read-dispatch-board.js';

@Controller(dispatchBoardPath)
export class DispatchBoardController {
  constructor(private readonly board: ReadDispatchBoard) {}

  @Get()
  read(@Query({ schema: dispatchBoardQuery }) query: DispatchBoardQuery): Promise<DispatchBoard> {
    return this.board.read(query);
  }
}
