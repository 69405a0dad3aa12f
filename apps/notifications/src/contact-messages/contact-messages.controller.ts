import {
  createContactMessageRequest,
  listContactMessagesQuery,
  type ContactMessagePage,
  type ContactMessageResponse,
  type CreateContactMessageRequest,
  type ListContactMessagesQuery,
} from '@chauffeur/contracts/notifications/contact-message';
import { contactMessagesPath } from '@chauffeur/contracts/notifications/notification-paths';
import { IdempotencyKey } from '@chauffeur/service-kit';
import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { AcceptContactMessage } from './accept-contact-message.js';
import { ListContactMessages } from './list-contact-messages.js';

@Controller(contactMessagesPath)
export class ContactMessagesController {
  constructor(
    private readonly acceptContactMessage: AcceptContactMessage,
    private readonly listContactMessages: ListContactMessages,
  ) {}

  @Get()
  list(
    @Query({ schema: listContactMessagesQuery }) query: ListContactMessagesQuery,
  ): Promise<ContactMessagePage> {
    return this.listContactMessages.list(query);
  }

  @Post()
  accept(
    @Body({ schema: createContactMessageRequest }) request: CreateContactMessageRequest,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<ContactMessageResponse> {
    return this.acceptContactMessage.accept(request, idempotencyKey);
  }
}
