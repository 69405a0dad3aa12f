import { bookingCreated, type BookingCreated } from '@chauffeur/contracts/events/booking-events';
import { ReactsTo, type ReceivedEvent } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { PlanEmails } from '../email-deliveries/plan/plan-emails.js';
import { newBookingConfirmationEmail } from '../emails/booking-confirmation.js';
import { bookingReceivedEmail } from '../emails/booking-received.js';

/** Emails the customer that the booking was received, or that it is already confirmed. */
@Controller()
export class EmailCustomerOnBookingCreated {
  constructor(private readonly planEmails: PlanEmails) {}

  @ReactsTo(bookingCreated, { effect: 'email-customer-of-booking' })
  onBookingCreated(data: BookingCreated, message: ReceivedEvent): Promise<void> {
    return this.planEmails.plan(message, data, [bookingReceivedEmail, newBookingConfirmationEmail]);
  }
}
