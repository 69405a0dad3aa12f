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
    const { booking, changes } = data;
    const isMoved = changes.some(({ field }) => field === 'bookingDate' || field === 'bookingTime');
    const moved = isMoved ? { moved: knownValue(booking, message, true as const) } : {};
    const paid = isPayment(data) ? { paid: knownValue(booking, message, booking.paidUsd) } : {};
    const learned = { ...knowledgeOfEvent(data, message), ...moved, ...paid };
    return this.planMessages.plan(message, booking.id, learned, (manager, known) =>
      this.unsentStatusEmail.renew(manager, known),
    );
  }
}

/**
 * Whether something was received for the booking, or returned. The previous release gives no reason, and publishes a payment
 * as a change of no field by the system; a renewed link too, with the link. So it does of rides whose vehicle or driver was
 * edited, which does no harm: none is cancelled, and only the email of a cancellation says what was paid.
 */
function isPayment({ reason, changes, changedBy, link }: BookingChanged): boolean {
  if (reason) return reason === 'payment';
  return changes.length === 0 && changedBy === 'system' && !link;
}
