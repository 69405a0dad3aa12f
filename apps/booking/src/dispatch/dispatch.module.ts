import { Module } from '@nestjs/common';
import { DispatchBoardController } from './dispatch-board.controller.js';
import { ReadDispatchBoard } from './read-dispatch-board.js';

@Module({
  controllers: [DispatchBoardController],
  providers: [ReadDispatchBoard],
})
export class DispatchModule {}
