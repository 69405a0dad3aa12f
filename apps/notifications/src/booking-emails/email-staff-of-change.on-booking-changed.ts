import { bookingChanged, type BookingChanged } from '@chauffeur/contracts/events/booking-events';
import { ReactsTo, type ReceivedEvent } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { PlanEmails } from '../email-deliveries/plan/plan-emails.js';
import { bookingChangedNotificationEmail } from '../emails/bookings/booking-changed-notification.js';

/** Emails staff what a customer has changed. */
@Controller()
export class EmailStaffOnBookingChanged {
  constructor(private readonly planEmails: PlanEmails) {}

  @ReactsTo(bookingChanged, { effect: 'email-staff-of-change' })
  onBookingChanged(data: BookingChanged, message: ReceivedEvent): Promise<void> {
    return this.planEmails.plan(message, data, [bookingChangedNotificationEmail]);
  }
}
