import { bookingCreated, type BookingCreated } from '@chauffeur/contracts';
import { ReactsTo, type ReceivedEvent } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { PlanEmails } from '../email-deliveries/plan-emails.js';

/** Tells the customer that the booking has arrived; who booked by phone has heard it already. */
@Controller()
export class EmailCustomerOnBookingCreated {
  constructor(private readonly planEmails: PlanEmails) {}

  @ReactsTo(bookingCreated, { effect: 'email-customer-of-booking' })
  async email({ booking }: BookingCreated, message: ReceivedEvent): Promise<void> {
    if (booking.isManual) return;
    await this.planEmails.plan(message, {
      templateName: 'booking_received',
      language: booking.language,
      recipientRole: 'customer',
      content: { kind: 'booking', booking },
    });
  }
}
