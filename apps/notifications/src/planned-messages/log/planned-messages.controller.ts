import { recordId } from '@chauffeur/contracts/http/record';
import {
  plannedMessagePaths,
  type PlannedMessageResponse,
} from '@chauffeur/contracts/notifications/planned-message';
import { Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ManagePlannedMessages } from './manage-planned-messages.js';

@Controller()
export class PlannedMessagesController {
  constructor(private readonly managePlannedMessages: ManagePlannedMessages) {}

  @Get(plannedMessagePaths.collection)
  list(@Param('id', { schema: recordId }) bookingId: string): Promise<PlannedMessageResponse[]> {
    return this.managePlannedMessages.list(bookingId);
  }

  @Post(plannedMessagePaths.send)
  @HttpCode(204)
  send(
    @Param('id', { schema: recordId }) bookingId: string,
    @Param('messageId', { schema: recordId }) id: string,
  ): Promise<void> {
    return this.managePlannedMessages.send(bookingId, id);
  }

  @Delete(plannedMessagePaths.record)
  @HttpCode(204)
  drop(
    @Param('id', { schema: recordId }) bookingId: string,
    @Param('messageId', { schema: recordId }) id: string,
  ): Promise<void> {
    return this.managePlannedMessages.drop(bookingId, id);
  }
}
