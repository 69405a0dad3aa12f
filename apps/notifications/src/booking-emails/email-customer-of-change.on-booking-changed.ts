import { bookingChanged, type BookingChanged } from '@chauffeur/contracts/events/booking-events';
import { ReactsTo, type ReceivedEvent } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PlanEmails } from '../email-deliveries/plan/plan-emails.js';
import { bookingChangedEmail } from '../emails/booking-changed.js';
import { RenewUnsentConfirmation } from './renew-unsent-confirmation.js';
import { mergeUnsentChanges } from './merge-unsent-changes.js';

/**
 * Emails the customer what was changed. Changes that are not sent yet are merged into one email, and an unsent
 * confirmation gets them too.
 */
@Controller()
export class EmailCustomerOnBookingChanged {
  constructor(
    private readonly planEmails: PlanEmails,
    private readonly unsentConfirmation: RenewUnsentConfirmation,
  ) {}

  @ReactsTo(bookingChanged, { effect: 'email-customer-of-change' })
  onBookingChanged(data: BookingChanged, message: ReceivedEvent): Promise<void> {
    const revise = (manager: EntityManager) => mergeUnsentChanges(manager, data);
    const inTransaction = async (manager: EntityManager) => {
      // Serialises concurrent changes of one booking: each sees the emails that the other has written.
      const key = `booking-changes/${data.booking.id}`;
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
      await this.unsentConfirmation.renew(manager, data);
    };
    return this.planEmails.plan(message, data, [bookingChangedEmail], { inTransaction, revise });
  }
}
