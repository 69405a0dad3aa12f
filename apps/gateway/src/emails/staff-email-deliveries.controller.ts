import { pathTo } from '@chauffeur/contracts/http/paths';
import { recordId } from '@chauffeur/contracts/http/record';
import {
  emailDeliveryPage,
  emailDeliveryResponse,
  emailQueueResponse,
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
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { StaffAct } from '../staff-routes/staff-act.decorator.js';
import { StaffRoutes } from '../staff-routes/staff-routes.decorator.js';
import { Notifications } from '../upstream/upstream.module.js';

@StaffRoutes('emails')
@Controller('api/admin')
export class StaffEmailDeliveriesController {
  constructor(private readonly notifications: Notifications) {}

  @Get('email-deliveries')
  @ApiOperation({ summary: 'Emails with their attempts, newest first; `state=failed` are those given up' })
  @ApiOkResponse({ standardSchema: emailDeliveryPage })
  @ApiProblems(400, 503)
  list(
    @Query({ schema: listEmailDeliveriesQuery }) query: ListEmailDeliveriesQuery,
  ): Promise<EmailDeliveryPage> {
    return this.notifications.json(emailDeliveryPage, { path: emailDeliveryPaths.collection, query });
  }

  @StaffAct('emailResent')
  @Post('email-deliveries/:id/resend')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Send an email again, or at once where it waits for its next attempt',
    description: 'Nothing happens if it is being sent, or has been attempted since `afterAttempt`.',
  })
  @ApiOkResponse({ standardSchema: emailDeliveryResponse })
  @ApiProblems(400, 404, 409, 503)
  resend(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: resendEmailRequest }) body: ResendEmailRequest,
  ): Promise<EmailDeliveryResponse> {
    const path = pathTo(emailDeliveryPaths.resend, { id });
    return this.notifications.json(emailDeliveryResponse, { method: 'POST', path, body });
  }

  @Get('email-queue')
  @ApiOperation({ summary: 'What waits to be sent, and since when' })
  @ApiOkResponse({ standardSchema: emailQueueResponse })
  @ApiProblems(503)
  queue(): Promise<EmailQueueResponse> {
    return this.notifications.json(emailQueueResponse, { path: emailQueuePath });
  }
}
