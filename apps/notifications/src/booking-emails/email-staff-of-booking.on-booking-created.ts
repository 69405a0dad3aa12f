import { bookingCreated, type BookingCreated } from '@chauffeur/contracts/events/booking-events';
import { ReactsTo, type ReceivedEvent } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { PlanEmails } from '../email-deliveries/plan/plan-emails.js';
import { adminNotificationEmail } from '../emails/bookings/admin-notification.js';

/** Emails staff a customer's booking. */
@Controller()
export class EmailStaffOnBookingCreated {
  constructor(private readonly planEmails: PlanEmails) {}

  @ReactsTo(bookingCreated, { effect: 'email-staff-of-booking' })
  onBookingCreated(data: BookingCreated, message: ReceivedEvent): Promise<void> {
    return this.planEmails.plan(message, data, [adminNotificationEmail]);
  }
}
