import { bookingResponse } from '@chauffeur/contracts/bookings/booking';
import { bookingPaths } from '@chauffeur/contracts/bookings/booking-paths';
import { pathTo } from '@chauffeur/contracts/http/paths';
import { recordId } from '@chauffeur/contracts/http/record';
import {
  emailDeliveryPage,
  emailDeliveryResponse,
  type EmailDeliveryResponse,
  type SendBookingEmailCommand,
} from '@chauffeur/contracts/notifications/email-delivery';
import {
  sendBookingEmailRequest,
  type SendBookingEmailRequest,
} from '@chauffeur/contracts/notifications/email-template';
import { bookingEmailsPath, emailDeliveryPaths } from '@chauffeur/contracts/notifications/notification-paths';
import { IdempotencyKey } from '@chauffeur/service-kit';
import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { RepeatableAct } from '../staff-routes/repeatable-act.decorator.js';
import { StaffAct } from '../staff-routes/staff-act.decorator.js';
import { StaffRoutes } from '../staff-routes/staff-routes.decorator.js';
import { Booking, Notifications } from '../upstream/upstream.module.js';

/** Max emails of a booking that are returned, newest first. */
const maxShownEmails = 100;

@StaffRoutes('bookings')
@Controller('api/admin/bookings/:id/emails')
export class StaffBookingEmailsController {
  constructor(
    private readonly booking: Booking,
    private readonly notifications: Notifications,
  ) {}

  @Get()
  @ApiOperation({ summary: 'The emails of a booking with their attempts, newest first' })
  @ApiOkResponse({ standardSchema: emailDeliveryResponse.array() })
  @ApiProblems(400, 503)
  async list(@Param('id', { schema: recordId }) bookingId: string): Promise<EmailDeliveryResponse[]> {
    const query = { bookingId, pageSize: maxShownEmails };
    const { items } = await this.notifications.json(emailDeliveryPage, {
      path: emailDeliveryPaths.collection,
      query,
    });
    return items;
  }

  @StaffAct('emailSent', 'templateName')
  @Post()
  @ApiOperation({ summary: 'Send a template manually: to the customer, or `admin_notification` to staff' })
  @RepeatableAct('The same key, booking and template are one email.')
  @ApiCreatedResponse({ standardSchema: emailDeliveryResponse })
  @ApiProblems(400, 404, 409, 503)
  async send(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: sendBookingEmailRequest }) request: SendBookingEmailRequest,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<EmailDeliveryResponse> {
    const booking = await this.booking.json(bookingResponse, {
      path: pathTo(bookingPaths.record, { id }),
    });
    const body: SendBookingEmailCommand = { idempotencyKey, request, booking };
    return this.notifications.json(emailDeliveryResponse, { method: 'POST', path: bookingEmailsPath, body });
  }
}
