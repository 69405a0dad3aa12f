import {
  contactMessageReceived,
  type ContactMessageReceived,
} from '@chauffeur/contracts/events/notification-events';
import { ReactsTo, type ReceivedEvent } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { PlanEmails } from '../email-deliveries/plan/plan-emails.js';
import { contactMessageReceivedEmail } from '../emails/contact-messages/contact-message-received.js';

/** Emails the sender of a message that it was received. */
@Controller()
export class EmailSenderOnContactMessageReceived {
  constructor(private readonly planEmails: PlanEmails) {}

  @ReactsTo(contactMessageReceived, { effect: 'email-sender-of-message' })
  onContactMessageReceived(data: ContactMessageReceived, message: ReceivedEvent): Promise<void> {
    return this.planEmails.plan(message, data, [contactMessageReceivedEmail]);
  }
}
