import type { ContactSettingsResponse } from '@chauffeur/contracts';
import type { EntityManager } from 'typeorm';
import type { EmailTemplateEntity } from '../../email-templates/email-template.entity.js';
import type { EmailDelivery } from '../email-delivery.entity.js';

type StoredTemplate = Pick<EmailTemplateEntity, 'subjectTemplate' | 'htmlTemplate' | 'isActive'>;

/** What an email is composed from. */
export interface EmailSources {
  readonly template: StoredTemplate | null;
  /** As `readContactSettings` says. */
  readonly settings: ContactSettingsResponse | null | undefined;
}

/** Reads template and settings of this moment in one statement. */
export async function readSources(
  manager: EntityManager,
  { templateName, language }: Pick<EmailDelivery, 'templateName' | 'language'>,
): Promise<EmailSources> {
  const [row] = await manager.query<
    (StoredTemplate & { settings: ContactSettingsResponse | null; isStored: boolean; hasSettings: boolean })[]
  >(
    `SELECT subject_template AS "subjectTemplate", html_template AS "htmlTemplate", is_active AS "isActive", settings,
            template.id IS NOT NULL AS "isStored", known.id IS NOT NULL AS "hasSettings"
       FROM (VALUES (1)) AS one (id)
       LEFT JOIN email_templates template ON template_name = $1 AND language = $2
       LEFT JOIN known_contact_settings known ON known.id = one.id`,
    [templateName, language],
  );
  return { template: row?.isStored ? row : null, settings: row?.hasSettings ? row.settings : undefined };
}
