import { bookingStatusChanged, type BookingStatusChanged } from '@chauffeur/contracts';
import { ReactsTo, type ReceivedEvent } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { PlanEmails } from '../email-deliveries/plan-emails.js';
import { templateForStatus } from './template-for-status.js';

/** Tells the customer what became of the booking. */
@Controller()
export class EmailCustomerOnBookingStatusChanged {
  constructor(private readonly planEmails: PlanEmails) {}

  @ReactsTo(bookingStatusChanged, { effect: 'email-customer-of-status' })
  async email({ booking }: BookingStatusChanged, message: ReceivedEvent): Promise<void> {
    const templateName = templateForStatus[booking.status];
    if (!templateName) return;
    await this.planEmails.plan(message, {
      templateName,
      language: booking.language,
      recipientRole: 'customer',
      content: { kind: 'booking', booking, tellsStatus: true },
    });
  }
}
