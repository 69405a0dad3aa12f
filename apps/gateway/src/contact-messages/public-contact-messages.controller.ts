import { idempotencyKeyHeader } from '@chauffeur/contracts/http/headers';
import {
  contactMessageResponse,
  createContactMessageRequest,
  type ContactMessageResponse,
  type CreateContactMessageRequest,
} from '@chauffeur/contracts/notifications/contact-message';
import { contactMessagePaths } from '@chauffeur/contracts/notifications/notification-paths';
import { IdempotencyKey } from '@chauffeur/service-kit';
import { Body, Controller, Post, Req, UseGuards } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { ApiProof } from '../proof-of-work/api-proof.decorator.js';
import { LimitEmails } from '../limits/limit-emails.js';
import { RejectAutomatedForms } from '../security/reject-automated-forms.js';
import { Notifications } from '../upstream/upstream.module.js';

@ApiTags('Public site')
@Controller('api/contact-messages')
export class PublicContactMessagesController {
  constructor(
    private readonly notifications: Notifications,
    private readonly limitEmails: LimitEmails,
  ) {}

  @Post()
  @UseGuards(RejectAutomatedForms)
  @ApiOperation({ summary: 'Write to the company: stored, emailed to it, acknowledged to the sender' })
  @ApiHeader({
    name: idempotencyKeyHeader,
    required: false,
    description: 'Repeats with the same key add nothing.',
  })
  @ApiProof()
  @ApiCreatedResponse({ standardSchema: contactMessageResponse })
  @ApiProblems(400, 403, 413, 422, 429, 503)
  async create(
    @Req() request: FastifyRequest,
    @Body({ schema: createContactMessageRequest }) body: CreateContactMessageRequest,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<ContactMessageResponse> {
    await this.limitEmails.count(request, body, idempotencyKey);
    return this.notifications.json(contactMessageResponse, {
      method: 'POST',
      path: contactMessagePaths.collection,
      body,
      headers: idempotencyKey ? { [idempotencyKeyHeader]: idempotencyKey } : {},
    });
  }
}
