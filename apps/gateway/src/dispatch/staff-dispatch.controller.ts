import {
  attentionCount,
  attentionCountQuery,
  type AttentionCount,
  type AttentionCountQuery,
} from '@chauffeur/contracts/dispatch/attention-count';
import {
  dispatchBoard,
  dispatchBoardQuery,
  type DispatchBoard,
  type DispatchBoardQuery,
} from '@chauffeur/contracts/dispatch/dispatch-board';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { StaffRoutes } from '../staff-routes/staff-routes.decorator.js';
import { ReadDispatch } from './read-dispatch.js';

@StaffRoutes('dispatch')
@Controller('api/admin/dispatch')
export class StaffDispatchController {
  constructor(private readonly readDispatch: ReadDispatch) {}

  @Get()
  @ApiOperation({
    summary:
      'The rides of up to seven days with vehicles, drivers and what needs attention; cancelled rides are left out',
  })
  @ApiOkResponse({ standardSchema: dispatchBoard })
  @ApiProblems(400, 503)
  read(@Query({ schema: dispatchBoardQuery }) query: DispatchBoardQuery): Promise<DispatchBoard> {
    return this.readDispatch.read(query);
  }

  @Get('attention-count')
  @ApiOperation({
    summary:
      'How many rides of up to seven days need attention, and links of drivers that wrong PINs have locked or ended',
  })
  @ApiOkResponse({ standardSchema: attentionCount })
  @ApiProblems(400, 503)
  countAttention(
    @Query({ schema: attentionCountQuery }) query: AttentionCountQuery,
  ): Promise<AttentionCount> {
    return this.readDispatch.countAttention(query);
  }
}
