import { contactMessageReceived, type ContactMessageReceived } from '@chauffeur/contracts';
import { ReactsTo, type ReceivedEvent } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { PlanEmails } from '../email-deliveries/plan-emails.js';

/** Tells who wrote through the contact form that the message has arrived. */
@Controller()
export class EmailSenderOnContactMessageReceived {
  constructor(private readonly planEmails: PlanEmails) {}

  @ReactsTo(contactMessageReceived, { effect: 'email-sender-of-message' })
  async email({ message }: ContactMessageReceived, received: ReceivedEvent): Promise<void> {
    await this.planEmails.plan(received, {
      templateName: 'contact_message_received',
      language: message.language,
      recipientRole: 'sender',
      content: { kind: 'contactMessage', message },
    });
  }
}
