import { bookingCreated, type BookingCreated } from '@chauffeur/contracts/events/booking-events';
import { ReactsTo, type ReceivedEvent } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { PlanEmails } from '../email-deliveries/plan/plan-emails.js';
import { RenewUnsentStatusEmail } from '../email-deliveries/plan/renew-unsent-status-email.js';
import { newBookingConfirmationEmail } from '../emails/bookings/booking-confirmation.js';
import { bookingReceivedEmail } from '../emails/bookings/booking-received.js';

/** A booking that is handled later than this may have been changed, by an event that was handled before. */
const soonMs = 5_000;

/** Emails the customer that the booking was received, or that it is already confirmed. */
@Controller()
export class EmailCustomerOnBookingCreated {
  constructor(
    private readonly planEmails: PlanEmails,
    private readonly unsentStatusEmail: RenewUnsentStatusEmail,
    private readonly clock: Clock,
  ) {}

  @ReactsTo(bookingCreated, { effect: 'email-customer-of-booking' })
  onBookingCreated(data: BookingCreated, message: ReceivedEvent): Promise<void> {
    const { id, status } = data.booking;
    const lock = (manager: EntityManager) => this.unsentStatusEmail.lock(manager, id);
    const renew = (manager: EntityManager) => this.unsentStatusEmail.renewAsKnown(manager, id);
    const isLate = this.clock.now().getTime() - message.occurredAt.getTime() > soonMs;
    // Requests, which are most bookings, are handled before staff or the customer can have changed them.
    const hooks = status === 'confirmed' || isLate ? { inTransaction: lock, afterwards: renew } : {};
    return this.planEmails.plan(message, data, [bookingReceivedEmail, newBookingConfirmationEmail], hooks);
  }
}
