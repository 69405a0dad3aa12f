import { bookingCreated, type BookingCreated } from '@chauffeur/contracts/events/booking-events';
import { ReactsTo, type ReceivedEvent } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { knowledgeOfEvent, knownValue } from '../../rides/knowledge-of-event.js';
import { PlanMessages } from '../plan-messages.js';

/** Plans the emails of a new ride. */
@Controller()
export class PlanMessagesOnBookingCreated {
  constructor(private readonly planMessages: PlanMessages) {}

  @ReactsTo(bookingCreated, { effect: 'plan-messages-of-booking' })
  onBookingCreated(data: BookingCreated, message: ReceivedEvent): Promise<void> {
    const { booking, driver } = data;
    const given = driver ? { given: knownValue(booking, message, driver.id) } : {};
    return this.planMessages.planNew(message, booking.id, { ...knowledgeOfEvent(data, message), ...given });
  }
}
