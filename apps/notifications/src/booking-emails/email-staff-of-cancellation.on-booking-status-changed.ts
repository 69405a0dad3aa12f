import { bookingStatusChanged, type BookingStatusChanged } from '@chauffeur/contracts/events/booking-events';
import { ReactsTo, type ReceivedEvent } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { PlanEmails } from '../email-deliveries/plan/plan-emails.js';
import { bookingCancelledNotificationEmail } from '../emails/bookings/booking-changed-notification.js';

/** Emails staff that a customer has cancelled. */
@Controller()
export class EmailStaffOnBookingStatusChanged {
  constructor(private readonly planEmails: PlanEmails) {}

  @ReactsTo(bookingStatusChanged, { effect: 'email-staff-of-cancellation' })
  onBookingStatusChanged(data: BookingStatusChanged, message: ReceivedEvent): Promise<void> {
    return this.planEmails.plan(message, data, [bookingCancelledNotificationEmail]);
  }
}
