import {
  createContactMessageRequest,
  listContactMessagesQuery,
  readContactMessagesRequest,
  type ContactMessagePage,
  type ContactMessageResponse,
  type CreateContactMessageRequest,
  type ListContactMessagesQuery,
  type ReadContactMessagesRequest,
} from '@chauffeur/contracts/notifications/contact-message';
import { contactMessagePaths } from '@chauffeur/contracts/notifications/notification-paths';
import { IdempotencyKey } from '@chauffeur/service-kit';
import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { AcceptContactMessage } from './accept-contact-message.js';
import { ListContactMessages } from './list-contact-messages.js';
import { ReadContactMessages } from './read-contact-messages.js';

@Controller()
export class ContactMessagesController {
  constructor(
    private readonly acceptContactMessage: AcceptContactMessage,
    private readonly listContactMessages: ListContactMessages,
    private readonly readContactMessages: ReadContactMessages,
  ) {}

  @Get(contactMessagePaths.collection)
  list(
    @Query({ schema: listContactMessagesQuery }) query: ListContactMessagesQuery,
  ): Promise<ContactMessagePage> {
    return this.listContactMessages.list(query);
  }

  @Post(contactMessagePaths.collection)
  accept(
    @Body({ schema: createContactMessageRequest }) request: CreateContactMessageRequest,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<ContactMessageResponse> {
    return this.acceptContactMessage.accept(request, idempotencyKey);
  }

  @Post(contactMessagePaths.read)
  @HttpCode(204)
  read(@Body({ schema: readContactMessagesRequest }) request: ReadContactMessagesRequest): Promise<void> {
    return this.readContactMessages.read(request);
  }
}
