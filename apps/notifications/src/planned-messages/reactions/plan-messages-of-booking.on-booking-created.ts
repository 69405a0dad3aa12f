import { bookingCreated, type BookingCreated } from '@chauffeur/contracts/events/booking-events';
import { ReactsTo, type ReceivedEvent } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { known, learn } from '../../rides/learn.js';
import { PlanMessages } from '../plan-messages.js';

/** Plans the emails of a new ride. */
@Controller()
export class PlanMessagesOnBookingCreated {
  constructor(private readonly planMessages: PlanMessages) {}

  @ReactsTo(bookingCreated, { effect: 'plan-messages-of-booking' })
  onBookingCreated(data: BookingCreated, message: ReceivedEvent): Promise<void> {
    const { booking, driver } = data;
    const given = driver ? { given: known(booking, message, driver.id) } : {};
    return this.planMessages.plan(message, booking.id, { ...learn(data, message), ...given });
  }
}
