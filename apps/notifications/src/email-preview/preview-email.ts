import { randomUUID } from 'node:crypto';
import type { EmailDeliveryResponse } from '@chauffeur/contracts/notifications/email-delivery';
import type {
  EmailPreviewResponse,
  PreviewEmailTemplateRequest,
  SendTestEmailCommand,
} from '@chauffeur/contracts/notifications/email-template';
import { withoutLanguageSuffix } from '@chauffeur/contracts/notifications/template-name';
import { renderEmail } from '@chauffeur/email-rendering';
import { currentCorrelationId } from '@chauffeur/messaging';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readContactSettings } from '../contact-settings/read-contact-settings.js';
import { addDelivery } from '../email-deliveries/plan/add-delivery.js';
import { composeEmail } from '../email-deliveries/plan/compose-email.js';
import { EnqueueDeliveries } from '../email-deliveries/queue/enqueue-deliveries.js';
import { ReadDeliveries } from '../email-deliveries/log/read-deliveries.js';
import { exampleContent, exampleVariables } from '../emails/email-examples.js';
import { requireSendable } from '../email-templates/require-sendable.js';

/** Stands in for the name of a new template, which gets the variables of a booking. */
const unnamed = 'unnamed';

/** Renders a template, saved or not, with example data: as a preview, or as a test email to the admin. */
@Injectable()
export class PreviewEmail {
  constructor(
    private readonly dataSource: DataSource,
    private readonly enqueueDeliveries: EnqueueDeliveries,
    private readonly readDeliveries: ReadDeliveries,
  ) {}

  /** Throws CodedError `request.invalid` for a template that could not be sent. */
  async preview(request: PreviewEmailTemplateRequest): Promise<EmailPreviewResponse> {
    const template = named(request);
    requireSendable(template);
    const settings = (await readContactSettings(this.dataSource.manager)) ?? null;
    const variables = exampleVariables(template.templateName, template.language, settings);
    return renderEmail({ ...template, variables });
  }

  /**
   * Sends a test email through the delivery log. Throws CodedError `request.invalid` for a template that could not be
   * sent.
   */
  async sendTest({ template: request, to }: SendTestEmailCommand): Promise<EmailDeliveryResponse> {
    const template = named(request);
    requireSendable(template);
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
      notBefore: null,
    };
    const settings = (await readContactSettings(this.dataSource.manager)) ?? null;
    const asCustomer = { ...delivery, recipientRole: 'customer' as const };
    const email = composeEmail(asCustomer, { settings, adminEmail: null, template });
    const variables = exampleVariables(templateName, language, settings);
    // One day, the example's ride will be in the past.
    const job = email && { ...email, to, variables, notAfter: null };
    await addDelivery(this.dataSource.manager, delivery, job);
    if (job) await this.enqueueDeliveries.enqueue([job]);
    return this.readDeliveries.read(id);
  }
}

function named({ templateName = unnamed, ...request }: PreviewEmailTemplateRequest) {
  return withoutLanguageSuffix({ ...request, templateName });
}
