import { recordId } from '@chauffeur/contracts/http/record';
import {
  listEmailDeliveriesQuery,
  resendEmailRequest,
  type EmailDeliveryPage,
  type EmailDeliveryResponse,
  type EmailQueueResponse,
  type ListEmailDeliveriesQuery,
  type ResendEmailRequest,
} from '@chauffeur/contracts/notifications/email-delivery';
import { emailDeliveryPaths, emailQueuePath } from '@chauffeur/contracts/notifications/notification-paths';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ReadDeliveries } from './read-deliveries.js';
import { ResendDelivery } from './resend-delivery.js';

@Controller()
export class EmailDeliveriesController {
  constructor(
    private readonly readDeliveries: ReadDeliveries,
    private readonly resendDelivery: ResendDelivery,
  ) {}

  @Get(emailDeliveryPaths.collection)
  list(
    @Query({ schema: listEmailDeliveriesQuery }) query: ListEmailDeliveriesQuery,
  ): Promise<EmailDeliveryPage> {
    return this.readDeliveries.list(query);
  }

  @Post(emailDeliveryPaths.resend)
  @HttpCode(200)
  resend(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: resendEmailRequest }) request: ResendEmailRequest,
  ): Promise<EmailDeliveryResponse> {
    return this.resendDelivery.resend(id, request);
  }

  @Get(emailQueuePath)
  queue(): Promise<EmailQueueResponse> {
    return this.readDeliveries.queue();
  }
}
