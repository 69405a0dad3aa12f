import { bookingChanged, type BookingChanged } from '@chauffeur/contracts/events/booking-events';
import { ReactsTo, type ReceivedEvent } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { PlanEmails } from '../email-deliveries/plan/plan-emails.js';
import { bookingChangedEmail } from '../emails/booking-changed.js';
import { takeOverHeldChanges } from './take-over-held-changes.js';

/** Emails the customer what staff have changed; changes made while such an email is held become one email. */
@Controller()
export class EmailCustomerOnBookingChanged {
  constructor(private readonly planEmails: PlanEmails) {}

  @ReactsTo(bookingChanged, { effect: 'email-customer-of-change' })
  onBookingChanged(data: BookingChanged, message: ReceivedEvent): Promise<void> {
    const revise = (manager: Parameters<typeof takeOverHeldChanges>[0]) => takeOverHeldChanges(manager, data);
    return this.planEmails.plan(message, data, [bookingChangedEmail], { revise });
  }
}
