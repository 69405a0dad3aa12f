import {
  contactMessageReceived,
  type ContactMessageReceived,
} from '@chauffeur/contracts/events/notification-events';
import { ReactsTo, type ReceivedEvent } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { PlanEmails } from '../email-deliveries/plan/plan-emails.js';
import { contactMessageNotificationEmail } from '../emails/contact-messages/contact-message-notification.js';

/** Emails the company a message from the contact form. */
@Controller()
export class EmailCompanyOnContactMessageReceived {
  constructor(private readonly planEmails: PlanEmails) {}

  @ReactsTo(contactMessageReceived, { effect: 'email-company-of-message' })
  onContactMessageReceived(data: ContactMessageReceived, message: ReceivedEvent): Promise<void> {
    return this.planEmails.plan(message, data, [contactMessageNotificationEmail]);
  }
}
