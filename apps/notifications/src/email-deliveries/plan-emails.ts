import type { EmailJob, EmailRecipientRole, Language } from '@chauffeur/contracts';
import { Inbox, type ReceivedEvent } from '@chauffeur/messaging';
import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { readContactSettings } from '../contact-settings/read-contact-settings.js';
import type { DefaultTemplateName } from '../email-templates/defaults/default-template.js';
import { EmailTemplateEntity } from '../email-templates/email-template.entity.js';
import { addDelivery } from './add-delivery.js';
import { ComposeDelivery } from './compose-delivery.js';
import type { DeliveryContent } from './delivery-content.js';
import { deliveryId } from './delivery-id.js';
import { HandOver } from './hand-over.js';

export interface PlannedEmail {
  templateName: DefaultTemplateName;
  language: Language;
  recipientRole: EmailRecipientRole;
  content: DeliveryContent;
}

/** Turns an event into mails, each once: written first, handed to the queue after the commit. */
@Injectable()
export class PlanEmails {
  private readonly logger = new Logger(PlanEmails.name);

  constructor(
    private readonly inbox: Inbox,
    private readonly composeDelivery: ComposeDelivery,
    private readonly handOver: HandOver,
  ) {}

  async plan(message: ReceivedEvent, email: PlannedEmail): Promise<void> {
    let job: EmailJob | null = null;
    await this.inbox.once(message, async (manager) => {
      job = await this.write(manager, message, email);
    });
    // A crash or a queue that is away between here and the commit: the sweeper finds the row.
    if (job) await this.handOver.handOver([job]);
  }

  private async write(
    manager: EntityManager,
    message: ReceivedEvent,
    { templateName, language, recipientRole, content }: PlannedEmail,
  ): Promise<EmailJob | null> {
    if (await manager.existsBy(EmailTemplateEntity, { templateName, language, isActive: false })) {
      this.logger.log({ event: 'email template is switched off', templateName, language });
      return null;
    }
    const delivery = {
      id: deliveryId(message.id, templateName, recipientRole),
      round: 1,
      templateName,
      language,
      recipientRole,
      content,
      bookingId: content.kind === 'booking' ? content.booking.id : null,
      contactMessageId: content.kind === 'contactMessage' ? content.message.id : null,
      correlationId: message.correlationId,
    };
    const settings = await readContactSettings(manager);
    const job =
      settings === undefined ? null : await this.composeDelivery.compose(manager, delivery, settings);
    const isNew = await addDelivery(manager, delivery, job);
    return isNew ? job : null;
  }
}
