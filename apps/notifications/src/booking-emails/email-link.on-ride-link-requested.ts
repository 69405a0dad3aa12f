import { rideLinkRequested, type RideLinkRequested } from '@chauffeur/contracts/events/booking-events';
import { ReactsTo, type ReceivedEvent } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { PlanEmails } from '../email-deliveries/plan/plan-emails.js';
import { rideLinkEmail } from '../emails/bookings/ride-link.js';

/** Emails the customer the link that they requested. */
@Controller()
export class EmailLinkOnRideLinkRequested {
  constructor(private readonly planEmails: PlanEmails) {}

  @ReactsTo(rideLinkRequested, { effect: 'email-link' })
  onRideLinkRequested(data: RideLinkRequested, message: ReceivedEvent): Promise<void> {
    return this.planEmails.plan(message, data, [rideLinkEmail]);
  }
}
