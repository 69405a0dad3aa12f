import { bookingRemoved, type BookingRemoved } from '@chauffeur/contracts/events/booking-events';
import { ReactsTo, type ReceivedEvent } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { knownValue } from '../../rides/knowledge-of-event.js';
import { PlanMessages } from '../plan-messages.js';

/** Voids the planned emails of a booking that staff have deleted. */
@Controller()
export class PlanMessagesOnBookingRemoved {
  constructor(private readonly planMessages: PlanMessages) {}

  @ReactsTo(bookingRemoved, { effect: 'plan-messages-of-removal' })
  onBookingRemoved(data: BookingRemoved, message: ReceivedEvent): Promise<void> {
    const removed = knownValue(data, message, true as const);
    return this.planMessages.plan(message, data.bookingId, { removed });
  }
}
