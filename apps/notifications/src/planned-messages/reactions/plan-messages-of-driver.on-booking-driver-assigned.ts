import {
  bookingDriverAssigned,
  type BookingDriverAssigned,
} from '@chauffeur/contracts/events/booking-events';
import { ReactsTo, type ReceivedEvent } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { knowledgeOfEvent, knownValue } from '../../rides/knowledge-of-event.js';
import { PlanMessages } from '../plan-messages.js';

/** Replans the emails of a ride that has another driver, or none. */
@Controller()
export class PlanMessagesOnBookingDriverAssigned {
  constructor(private readonly planMessages: PlanMessages) {}

  @ReactsTo(bookingDriverAssigned, { effect: 'plan-messages-of-driver' })
  onBookingDriverAssigned(data: BookingDriverAssigned, message: ReceivedEvent): Promise<void> {
    const { booking, driver } = data;
    const given = knownValue(booking, message, driver?.id ?? null);
    const declined = declinedBy(data);
    return this.planMessages.plan(message, booking.id, {
      ...knowledgeOfEvent(data, message),
      given,
      ...(declined && { declined: { [declined]: booking.scheduleVersion } }),
    });
  }
}

/** Returns the id of the driver who declined the ride, if one did. */
function declinedBy({ driver, assignedBy }: BookingDriverAssigned): string | undefined {
  return driver ? undefined : /^driver:(.+)$/.exec(assignedBy)?.[1];
}
