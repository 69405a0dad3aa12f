import {
  createContactMessageRequest,
  idempotencyKeyHeader,
  idempotencyKeyMaxLength,
  type ContactMessageResponse,
  type CreateContactMessageRequest,
} from '@chauffeur/contracts';
import { CodedError } from '@chauffeur/service-kit';
import { Body, Controller, Headers, Post } from '@nestjs/common';
import { AcceptContactMessage } from './accept-contact-message.js';

@Controller('contact-messages')
export class ContactMessagesController {
  constructor(private readonly acceptContactMessage: AcceptContactMessage) {}

  @Post()
  accept(
    @Body({ schema: createContactMessageRequest }) request: CreateContactMessageRequest,
    @Headers(idempotencyKeyHeader) idempotencyKey: string | undefined,
  ): Promise<ContactMessageResponse> {
    if (idempotencyKey && idempotencyKey.length > idempotencyKeyMaxLength) {
      throw new CodedError('request.invalid', [
        { field: idempotencyKeyHeader, code: 'idempotencyKey.tooLong' },
      ]);
    }
    return this.acceptContactMessage.accept(request, idempotencyKey || null);
  }
}
