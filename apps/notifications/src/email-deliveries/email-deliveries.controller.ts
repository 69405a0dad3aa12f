import {
  listEmailDeliveriesQuery,
  resendEmailRequest,
  type EmailDeliveryPage,
  type EmailDeliveryResponse,
  type EmailQueueResponse,
  type ListEmailDeliveriesQuery,
  type ResendEmailRequest,
} from '@chauffeur/contracts';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { z } from 'zod';
import { ReadDeliveries } from './read-deliveries.js';
import { ResendDelivery } from './resend-delivery.js';

const deliveryId = z.uuid('id.invalid');

@Controller()
export class EmailDeliveriesController {
  constructor(
    private readonly readDeliveries: ReadDeliveries,
    private readonly resendDelivery: ResendDelivery,
  ) {}

  @Get('email-deliveries')
  list(
    @Query({ schema: listEmailDeliveriesQuery }) query: ListEmailDeliveriesQuery,
  ): Promise<EmailDeliveryPage> {
    return this.readDeliveries.list(query);
  }

  @Post('email-deliveries/:id/resend')
  @HttpCode(200)
  resend(
    @Param('id', { schema: deliveryId }) id: string,
    @Body({ schema: resendEmailRequest }) request: ResendEmailRequest,
  ): Promise<EmailDeliveryResponse> {
    return this.resendDelivery.resend(id, request);
  }

  @Get('email-queue')
  queue(): Promise<EmailQueueResponse> {
    return this.readDeliveries.queue();
  }
}
