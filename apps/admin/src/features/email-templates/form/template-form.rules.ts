import {
  emailTemplateLimits,
  type EmailTemplateRequest,
  type emailTemplateRequest,
  type PreviewEmailTemplateRequest,
} from '@chauffeur/contracts/notifications/email-template';
import {
  fullTemplateName,
  templateKey,
  withoutLanguageSuffix,
} from '@chauffeur/contracts/notifications/template-name';
import type { FieldErrors } from 'react-hook-form';
import type { z } from 'zod';

export type TemplateFormValues = z.input<typeof emailTemplateRequest>;

export const blankTemplate: TemplateFormValues = {
  templateName: '',
  language: 'en',
  description: '',
  subjectTemplate: '',
  htmlTemplate: '',
  isActive: true,
};

const required = ['templateName', 'description', 'subjectTemplate', 'htmlTemplate'] as const;

/** Whether one of the required fields is empty. */
export function lacksRequired(errors: FieldErrors<TemplateFormValues>): boolean {
  return required.some((field) => errors[field]?.message?.endsWith('.required'));
}

/** Returns the template to preview or to send as a test; null if subject or HTML is empty or too long to be sent. */
export function previewOf(values: Partial<TemplateFormValues>): PreviewEmailTemplateRequest | null {
  const { templateName, language = 'en', subjectTemplate = '', htmlTemplate = '' } = values;
  const isComplete = [subjectTemplate, htmlTemplate].every((text) => text.trim() !== '');
  const isShort =
    subjectTemplate.length <= emailTemplateLimits.subjectTemplate &&
    htmlTemplate.length <= emailTemplateLimits.htmlTemplate;
  if (!isComplete || !isShort) return null;
  const named = templateKey.templateName.safeParse(templateName);
  // A name that is still being typed selects no example data.
  if (!named.success) return { language, subjectTemplate, htmlTemplate };
  return withoutLanguageSuffix({ templateName: named.data, language, subjectTemplate, htmlTemplate });
}

/**
 * Returns the combined name of a template and its language, `booking_received_ru`; null if there is no valid name yet.
 */
export function fullNameOf({ templateName, language = 'en' }: Partial<EmailTemplateRequest>): string | null {
  const named = templateKey.templateName.safeParse(templateName);
  if (!named.success) return null;
  const key = withoutLanguageSuffix({ templateName: named.data, language });
  return fullTemplateName(key.templateName, key.language);
}
