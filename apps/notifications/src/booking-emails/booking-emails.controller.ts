import {
  sendBookingEmailCommand,
  type EmailDeliveryResponse,
  type SendBookingEmailCommand,
} from '@chauffeur/contracts/notifications/email-delivery';
import { bookingEmailsPath } from '@chauffeur/contracts/notifications/notification-paths';
import { Body, Controller, Post } from '@nestjs/common';
import { SendManualEmail } from './send-manual-email.js';

@Controller(bookingEmailsPath)
export class BookingEmailsController {
  constructor(private readonly sendManualEmail: SendManualEmail) {}

  @Post()
  send(
    @Body({ schema: sendBookingEmailCommand }) command: SendBookingEmailCommand,
  ): Promise<EmailDeliveryResponse> {
    return this.sendManualEmail.send(command);
  }
}
