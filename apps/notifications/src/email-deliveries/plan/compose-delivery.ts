import type { ContactSettingsResponse } from '@chauffeur/contracts/catalogue/settings/contact-settings';
import type { ComposedEmail } from '../composed-email.js';
import { currentTraceparent } from '@chauffeur/tracing';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EmailContent } from '../../email-variables/email-content.js';
import { withChangedPlaceNames } from '../../places/with-changed-place-names.js';
import { withPlaceNames } from '../../places/with-place-names.js';
import { defaultTemplateOf } from '../../email-templates/defaults/default-templates.js';
import { NOTIFICATIONS_ENVIRONMENT, type NotificationsEnvironment } from '../../environment.js';
import { composeEmail, type UncomposedEmail } from './compose-email.js';
import { readSources, type SourceTemplate } from './read-sources.js';
import { storeTemplate } from './store-template.js';

/** Composes a delivery's email from the present template and settings. */
@Injectable()
export class ComposeDelivery {
  constructor(@Inject(NOTIFICATIONS_ENVIRONMENT) private readonly environment: NotificationsEnvironment) {}

  /** Returns the email, or null if it has no address yet or staff have deleted its template. */
  async compose(
    manager: EntityManager,
    delivery: UncomposedEmail,
    settings: ContactSettingsResponse | null,
  ): Promise<ComposedEmail | null> {
    const { template } = await readSources(manager, delivery);
    return this.composeWith(manager, template, delivery, settings);
  }

  /** Same as `compose`, with the template that the caller has read; null if there is none. */
  async composeWith(
    manager: EntityManager,
    found: SourceTemplate | null,
    delivery: UncomposedEmail,
    settings: ContactSettingsResponse | null,
  ): Promise<ComposedEmail | null> {
    const template = found ?? defaultTemplateOf(delivery.templateName, delivery.language);
    if (!template) return null;
    const adminEmail = this.environment.ADMIN_EMAIL ?? null;
    const content = await inLanguageOf(manager, delivery);
    const job = composeEmail({ ...delivery, content }, { settings, template, adminEmail });
    // An empty template too, because the email refers to it.
    if (job && found && found.htmlTemplate !== null) {
      await storeTemplate(manager, found.htmlTemplateId, found.htmlTemplate);
    }
    const traceparent = currentTraceparent() ?? delivery.traceparent;
    return job && traceparent ? { ...job, traceparent } : job;
  }
}

/** Returns the content with the places of its ride as the email's language calls them. */
async function inLanguageOf(
  manager: EntityManager,
  { content, language }: UncomposedEmail,
): Promise<EmailContent> {
  if (content.kind !== 'booking') return content;
  const { booking: ride, changes = [] } = content;
  const named = await withPlaceNames(manager, ride, language);
  const namedChanges = await withChangedPlaceNames(manager, changes, { ride, named }, language);
  return { ...content, booking: named, changes: namedChanges };
}
