import type { ContactSettingsResponse, EmailJob, Language } from '@chauffeur/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { defaultTemplates } from '../email-templates/defaults/default-templates.js';
import { EmailTemplateEntity } from '../email-templates/email-template.entity.js';
import { NOTIFICATIONS_ENVIRONMENT, type NotificationsEnvironment } from '../environment.js';
import { composeEmail, type UncomposedEmail } from './compose-email.js';

/** Fills a delivery's mail from the template and settings of this moment. */
@Injectable()
export class ComposeDelivery {
  constructor(@Inject(NOTIFICATIONS_ENVIRONMENT) private readonly environment: NotificationsEnvironment) {}

  /** The mail, or null while there is no address for it. */
  async compose(
    manager: EntityManager,
    delivery: UncomposedEmail,
    settings: ContactSettingsResponse | null,
  ): Promise<EmailJob | null> {
    const { templateName, language } = delivery;
    const template =
      (await manager.findOneBy(EmailTemplateEntity, { templateName, language })) ??
      defaultOf(templateName, language);
    return composeEmail(delivery, { settings, template, adminEmail: this.environment.ADMIN_EMAIL ?? null });
  }
}

/** A template that staff deleted is still a mail that the customer was promised. */
function defaultOf(templateName: string, language: Language) {
  const template = defaultTemplates.find(
    (each) => each.templateName === templateName && each.language === language,
  );
  if (!template) throw new Error(`there is no email template ${templateName} in ${language}`);
  return template;
}
