import { bookingStatusChanged, type BookingStatusChanged } from '@chauffeur/contracts/events/booking-events';
import { ReactsTo, type ReceivedEvent } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { knowledgeOfEvent } from '../../rides/knowledge-of-event.js';
import { PlanMessages } from '../plan-messages.js';

/** Replans the emails of a ride whose booking has another status. */
@Controller()
export class PlanMessagesOnBookingStatusChanged {
  constructor(private readonly planMessages: PlanMessages) {}

  @ReactsTo(bookingStatusChanged, { effect: 'plan-messages-of-status' })
  onBookingStatusChanged(data: BookingStatusChanged, message: ReceivedEvent): Promise<void> {
    return this.planMessages.plan(message, data.booking.id, knowledgeOfEvent(data, message));
  }
}
