import { randomUUID } from 'node:crypto';
import {
  withoutLanguageSuffix,
  type EmailDeliveryResponse,
  type EmailPreviewResponse,
  type PreviewEmailTemplateRequest,
  type SendTestEmailCommand,
} from '@chauffeur/contracts';
import { renderEmail } from '@chauffeur/email-rendering';
import { currentCorrelationId } from '@chauffeur/messaging';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readContactSettings } from '../contact-settings/read-contact-settings.js';
import { addDelivery } from '../email-deliveries/add-delivery.js';
import { composeEmail } from '../email-deliveries/compose-email.js';
import { HandOver } from '../email-deliveries/hand-over.js';
import { ReadDeliveries } from '../email-deliveries/read-deliveries.js';
import { exampleContent, exampleVariables } from './email-examples.js';
import { refuseFaults } from './refuse-faults.js';

/** Where a template without a name yet counts as: one that knows a booking. */
const unnamed = 'unnamed';

/** Shows a template with an example, saved or not: on the screen, or in the admin's own mailbox. */
@Injectable()
export class TryEmail {
  constructor(
    private readonly dataSource: DataSource,
    private readonly handOver: HandOver,
    private readonly readDeliveries: ReadDeliveries,
  ) {}

  /** Throws CodedError `request.invalid` for a template that could not be sent. */
  async preview(request: PreviewEmailTemplateRequest): Promise<EmailPreviewResponse> {
    const template = named(request);
    refuseFaults(template);
    const settings = (await readContactSettings(this.dataSource.manager)) ?? null;
    const variables = exampleVariables(template.templateName, template.language, settings);
    return renderEmail({ ...template, variables });
  }

  /** Sends it by way of the delivery log. Throws CodedError `request.invalid` for a template that could not be sent. */
  async sendTest({ template: request, to }: SendTestEmailCommand): Promise<EmailDeliveryResponse> {
    const template = named(request);
    refuseFaults(template);
    const { templateName, language } = template;
    const id = randomUUID();
    const delivery = {
      id,
      round: 1,
      templateName,
      language,
      recipientRole: 'admin' as const,
      content: exampleContent(templateName, language),
      bookingId: null,
      contactMessageId: null,
      correlationId: currentCorrelationId() ?? id,
    };
    const settings = (await readContactSettings(this.dataSource.manager)) ?? null;
    const asCustomer = { ...delivery, recipientRole: 'customer' as const };
    const mail = composeEmail(asCustomer, { settings, adminEmail: null, template });
    const job = mail && { ...mail, to, variables: exampleVariables(templateName, language, settings) };
    await addDelivery(this.dataSource.manager, delivery, job);
    if (job) await this.handOver.handOver([job]);
    return this.readDeliveries.read(id);
  }
}

function named({ templateName = unnamed, ...request }: PreviewEmailTemplateRequest) {
  return withoutLanguageSuffix({ ...request, templateName });
}
