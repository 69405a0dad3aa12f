import { bookingStatusChanged, type BookingStatusChanged } from '@chauffeur/contracts/events/booking-events';
import { ReactsTo, type ReceivedEvent } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { RenewUnsentStatusEmail } from '../../email-deliveries/plan/renew-unsent-status-email.js';
import { knowledgeOfEvent } from '../../rides/knowledge-of-event.js';
import { PlanMessages } from '../plan-messages.js';

/** Replans the emails of a ride whose booking has another status, and updates an email about that which is not sent yet. */
@Controller()
export class PlanMessagesOnBookingStatusChanged {
  constructor(
    private readonly planMessages: PlanMessages,
    private readonly unsentStatusEmail: RenewUnsentStatusEmail,
  ) {}

  @ReactsTo(bookingStatusChanged, { effect: 'plan-messages-of-status' })
  onBookingStatusChanged(data: BookingStatusChanged, message: ReceivedEvent): Promise<void> {
    // Of a status that an undo restores, which has no email of its own.
    return this.planMessages.plan(
      message,
      data.booking.id,
      knowledgeOfEvent(data, message),
      (manager, known) => this.unsentStatusEmail.renew(manager, known),
    );
  }
}
