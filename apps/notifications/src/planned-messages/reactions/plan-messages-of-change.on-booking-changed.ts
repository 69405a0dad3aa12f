import { bookingChanged, type BookingChanged } from '@chauffeur/contracts/events/booking-events';
import { ReactsTo, type ReceivedEvent } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { RenewUnsentStatusEmail } from '../../email-deliveries/plan/renew-unsent-status-email.js';
import { knowledgeOfEvent, knownValue } from '../../rides/knowledge-of-event.js';
import { PlanMessages } from '../plan-messages.js';

/** Replans the emails of a ride that was edited or moved, and updates its confirmation if that is not sent yet. */
@Controller()
export class PlanMessagesOnBookingChanged {
  constructor(
    private readonly planMessages: PlanMessages,
    private readonly unsentStatusEmail: RenewUnsentStatusEmail,
  ) {}

  @ReactsTo(bookingChanged, { effect: 'plan-messages-of-change' })
  onBookingChanged(data: BookingChanged, message: ReceivedEvent): Promise<void> {
    const { booking, changes, changedBy } = data;
    const isMoved = changes.some(({ field }) => field === 'bookingDate' || field === 'bookingTime');
    const moved = isMoved ? { moved: knownValue(booking, message, true as const) } : {};
    // Booking publishes a payment as a change of no field by the system.
    const isPayment = changes.length === 0 && changedBy === 'system';
    const paid = isPayment ? { paid: knownValue(booking, message, booking.paidUsd) } : {};
    const learned = { ...knowledgeOfEvent(data, message), ...moved, ...paid };
    return this.planMessages.plan(message, booking.id, learned, (manager, known) =>
      this.unsentStatusEmail.renew(manager, known),
    );
  }
}
