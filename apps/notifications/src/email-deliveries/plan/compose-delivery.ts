import type { ContactSettingsResponse } from '@chauffeur/contracts';
import type { ComposedEmail } from '../composed-email.js';
import { currentTraceparent } from '@chauffeur/tracing';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { defaultTemplateOf } from '../../email-templates/defaults/default-templates.js';
import { EmailTemplateEntity } from '../../email-templates/email-template.entity.js';
import { NOTIFICATIONS_ENVIRONMENT, type NotificationsEnvironment } from '../../environment.js';
import { composeEmail, type UncomposedEmail } from './compose-email.js';

/** Fills a delivery's email from the template and settings of this moment. */
@Injectable()
export class ComposeDelivery {
  constructor(@Inject(NOTIFICATIONS_ENVIRONMENT) private readonly environment: NotificationsEnvironment) {}

  /** The email, or null while there is no address for it, or where staff have deleted the template. */
  async compose(
    manager: EntityManager,
    delivery: UncomposedEmail,
    settings: ContactSettingsResponse | null,
  ): Promise<ComposedEmail | null> {
    const { templateName, language } = delivery;
    const stored = await manager.findOneBy(EmailTemplateEntity, { templateName, language });
    return this.composeBy(stored, delivery, settings);
  }

  /** The same by what the caller has read: null where no template is stored. */
  composeBy(
    stored: Pick<EmailTemplateEntity, 'subjectTemplate' | 'htmlTemplate'> | null,
    delivery: UncomposedEmail,
    settings: ContactSettingsResponse | null,
  ): ComposedEmail | null {
    const template = stored ?? defaultTemplateOf(delivery.templateName, delivery.language);
    if (!template) return null;
    const adminEmail = this.environment.ADMIN_EMAIL ?? null;
    const job = composeEmail(delivery, { settings, template, adminEmail });
    const traceparent = currentTraceparent() ?? delivery.traceparent;
    return job && traceparent ? { ...job, traceparent } : job;
  }
}
