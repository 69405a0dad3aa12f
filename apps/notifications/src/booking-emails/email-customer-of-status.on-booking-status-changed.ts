import { bookingStatusChanged, type BookingStatusChanged } from '@chauffeur/contracts/events/booking-events';
import { ReactsTo, type ReceivedEvent } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { storeBookingStatus } from '../booking-statuses/store-booking-status.js';
import { PlanEmails } from '../email-deliveries/plan/plan-emails.js';
import { RenewUnsentStatusEmail } from '../email-deliveries/plan/renew-unsent-status-email.js';
import { bookingConfirmationEmail } from '../emails/bookings/booking-confirmation.js';
import { bookingCompletedEmail } from '../emails/bookings/booking-completed.js';
import { bookingStatusUpdateEmail } from '../emails/bookings/booking-status-update.js';
import { resumeEmailsOfUndo } from './resume-emails-of-undo.js';

/**
 * Emails the customer the booking's new status, and stores it, so that an email of an earlier status is not sent later.
 */
@Controller()
export class EmailCustomerOnBookingStatusChanged {
  constructor(
    private readonly planEmails: PlanEmails,
    private readonly unsentStatusEmail: RenewUnsentStatusEmail,
  ) {}

  @ReactsTo(bookingStatusChanged, { effect: 'email-customer-of-status' })
  onBookingStatusChanged(data: BookingStatusChanged, message: ReceivedEvent): Promise<void> {
    const renew = (manager: EntityManager) => this.unsentStatusEmail.renewAsKnown(manager, data.booking.id);
    return this.planEmails.plan(
      message,
      data,
      [bookingConfirmationEmail, bookingCompletedEmail, bookingStatusUpdateEmail],
      {
        inTransaction: async (manager) => {
          await resumeEmailsOfUndo(manager, data);
          await storeBookingStatus(manager, data.booking);
          await this.unsentStatusEmail.lock(manager, data.booking.id);
          // The ride of this event may have been stored before, when what is resumed was still skipped.
          if (data.undoesChangeId) await renew(manager);
        },
        afterwards: renew,
      },
    );
  }
}
