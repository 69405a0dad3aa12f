import { bookingChanged, type BookingChanged } from '@chauffeur/contracts/events/booking-events';
import { ReactsTo, type ReceivedEvent } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PlanEmails } from '../email-deliveries/plan/plan-emails.js';
import { bookingChangedEmail } from '../emails/bookings/booking-changed.js';
import { Clock } from '../clock/clock.js';
import { knowledgeOfEvent } from '../rides/knowledge-of-event.js';
import { mergeUnsentChanges } from './merge-unsent-changes.js';

/** Emails the customer what was changed. Changes that are not sent yet are merged into one email. */
@Controller()
export class EmailCustomerOnBookingChanged {
  constructor(
    private readonly planEmails: PlanEmails,
    private readonly clock: Clock,
  ) {}

  @ReactsTo(bookingChanged, { effect: 'email-customer-of-change' })
  onBookingChanged(data: BookingChanged, message: ReceivedEvent): Promise<void> {
    const learned = { knowledge: knowledgeOfEvent(data, message), now: this.clock.now() };
    const revise = (manager: EntityManager) => mergeUnsentChanges(manager, data, learned);
    return this.planEmails.plan(message, data, [bookingChangedEmail], { revise });
  }
}
