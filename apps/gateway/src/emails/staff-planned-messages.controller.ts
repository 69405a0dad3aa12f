import { pathTo } from '@chauffeur/contracts/http/paths';
import { recordId } from '@chauffeur/contracts/http/record';
import {
  plannedMessagePaths,
  plannedMessageResponse,
  type PlannedMessageResponse,
} from '@chauffeur/contracts/notifications/planned-message';
import { Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { StaffAct } from '../staff-routes/staff-act.decorator.js';
import { StaffRoutes } from '../staff-routes/staff-routes.decorator.js';
import { Notifications } from '../upstream/upstream.module.js';

@StaffRoutes('bookings')
@Controller('api/admin/bookings/:id/planned-messages')
export class StaffPlannedMessagesController {
  constructor(private readonly notifications: Notifications) {}

  @Get()
  @ApiOperation({
    summary: 'The emails of a booking that are planned for later, the next one first',
    description:
      'Includes those that will not be sent, with the reason; those that were sent are among the booking’s emails.',
  })
  @ApiOkResponse({ standardSchema: plannedMessageResponse.array() })
  @ApiProblems(400, 503)
  list(@Param('id', { schema: recordId }) id: string): Promise<PlannedMessageResponse[]> {
    const path = pathTo(plannedMessagePaths.collection, { id });
    return this.notifications.json(plannedMessageResponse.array(), { path });
  }

  @StaffAct('emailSent')
  @Post(':messageId/send')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Send a planned email now',
    description:
      'Nothing happens if it is no longer planned. It stays planned if it can’t be sent: without an address ' +
      '(`booking.noEmail`), or with an inactive template (`emailTemplate.inactive`).',
  })
  @ApiNoContentResponse()
  @ApiProblems(400, 404, 409, 503)
  async send(
    @Param('id', { schema: recordId }) id: string,
    @Param('messageId', { schema: recordId }) messageId: string,
  ): Promise<void> {
    const path = pathTo(plannedMessagePaths.send, { id, messageId });
    await this.notifications.bytes({ method: 'POST', path });
  }

  @StaffAct('changed')
  @Delete(':messageId')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Drop a planned email',
    description: 'It is not planned again for the same time.',
  })
  @ApiNoContentResponse()
  @ApiProblems(400, 404, 503)
  async drop(
    @Param('id', { schema: recordId }) id: string,
    @Param('messageId', { schema: recordId }) messageId: string,
  ): Promise<void> {
    const path = pathTo(plannedMessagePaths.record, { id, messageId });
    await this.notifications.bytes({ method: 'DELETE', path });
  }
}
