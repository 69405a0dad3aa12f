import {
  sendBookingEmailCommand,
  type EmailDeliveryResponse,
  type SendBookingEmailCommand,
} from '@chauffeur/contracts';
import { Body, Controller, Post } from '@nestjs/common';
import { SendByHand } from './send-by-hand.js';

@Controller('booking-emails')
export class BookingEmailsController {
  constructor(private readonly sendByHand: SendByHand) {}

  @Post()
  send(
    @Body({ schema: sendBookingEmailCommand }) command: SendBookingEmailCommand,
  ): Promise<EmailDeliveryResponse> {
    return this.sendByHand.send(command);
  }
}
