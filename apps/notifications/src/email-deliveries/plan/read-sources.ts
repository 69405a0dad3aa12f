import type { ContactSettingsResponse } from '@chauffeur/contracts/catalogue/settings/contact-settings';
import { runPrepared } from '@chauffeur/service-kit';
import type { EntityManager } from 'typeorm';
import type { EmailDelivery } from '../email-delivery.entity.js';

export interface SourceTemplate {
  readonly subjectTemplate: string;
  readonly isActive: boolean;
  /** The hash of its HTML, which is its id in `stored_templates`. */
  readonly htmlTemplateId: string;
  /** Null if it is in `stored_templates` and was used within a day. */
  readonly htmlTemplate: string | null;
}

/** What an email is composed from. */
export interface EmailSources {
  readonly template: SourceTemplate | null;
  /** Same as the result of `readContactSettings`. */
  readonly settings: ContactSettingsResponse | null | undefined;
}

interface SourcesRow extends SourceTemplate {
  readonly settings: ContactSettingsResponse | null;
  readonly hasTemplate: boolean;
  readonly hasSettings: boolean;
}

const statement = {
  name: 'read-email-sources',
  text: `
    SELECT subject_template AS "subjectTemplate", is_active AS "isActive", html_hash AS "htmlTemplateId",
           CASE WHEN stored.id IS NULL THEN template.html_template END AS "htmlTemplate", settings,
           template.id IS NOT NULL AS "hasTemplate", known.id IS NOT NULL AS "hasSettings"
      FROM (VALUES (1)) AS one (id)
      LEFT JOIN email_templates template ON template_name = $1 AND language = $2
      LEFT JOIN stored_templates stored ON stored.id = html_hash AND used_at > now() - interval '1 day'
      LEFT JOIN known_contact_settings known ON known.id = one.id`,
};

/** Reads the present template and settings in one statement. */
export async function readSources(
  manager: EntityManager,
  { templateName, language }: Pick<EmailDelivery, 'templateName' | 'language'>,
): Promise<EmailSources> {
  const [row] = await runPrepared<SourcesRow>(manager, statement, [templateName, language]);
  return { template: row?.hasTemplate ? row : null, settings: row?.hasSettings ? row.settings : undefined };
}
