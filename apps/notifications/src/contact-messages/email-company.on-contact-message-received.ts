import { contactMessageReceived, type ContactMessageReceived } from '@chauffeur/contracts';
import { ReactsTo, type ReceivedEvent } from '@chauffeur/messaging';
import { Controller, Inject } from '@nestjs/common';
import { PlanEmails } from '../email-deliveries/plan-emails.js';
import { NOTIFICATIONS_ENVIRONMENT, type NotificationsEnvironment } from '../environment.js';

/** Brings a message of the contact form to the company; its answer goes to the sender. */
@Controller()
export class EmailCompanyOnContactMessageReceived {
  constructor(
    @Inject(NOTIFICATIONS_ENVIRONMENT) private readonly environment: NotificationsEnvironment,
    private readonly planEmails: PlanEmails,
  ) {}

  @ReactsTo(contactMessageReceived, { effect: 'email-company-of-message' })
  async email({ message }: ContactMessageReceived, received: ReceivedEvent): Promise<void> {
    await this.planEmails.plan(received, {
      templateName: 'contact_message_notification',
      language: this.environment.COMPANY_LANGUAGE,
      recipientRole: 'company',
      content: { kind: 'contactMessage', message },
    });
  }
}
