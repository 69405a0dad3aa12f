import { z } from 'zod';
import { language } from '../languages/language.js';
import { isVisible, requiredText, textInput } from '../inputs/text.js';
import { templateKey } from './template-name.js';

/** Max length of texts, in characters, and max number of templates. Gmail truncates emails at 102 kB of HTML. */
export const emailTemplateLimits = {
  description: 500,
  subjectTemplate: 500,
  htmlTemplate: 200_000,
  templates: 200,
} as const;

// Not trimmed, because errors refer to lines and columns of the text as it was sent.
const templateText = (field: 'subjectTemplate' | 'htmlTemplate') =>
  textInput(field, `${field}.required`)
    .refine(isVisible, `${field}.required`)
    .max(emailTemplateLimits[field], { error: `${field}.tooLong` });
const subjectTemplate = templateText('subjectTemplate');
const htmlTemplate = templateText('htmlTemplate');

/**
 * A template that staff write. Name and language can't be changed once it exists. Subject and HTML that can't be rendered are
 * rejected with line and column, for example as `htmlTemplate.unknownVariable`.
 */
export const emailTemplateRequest = z
  .object({
    ...templateKey,
    description: requiredText('description', emailTemplateLimits.description),
    subjectTemplate,
    htmlTemplate,
    isActive: z.boolean('isActive.invalid').default(true),
  })
  .meta({ id: 'EmailTemplateRequest' });
export type EmailTemplateRequest = z.infer<typeof emailTemplateRequest>;

export const emailTemplateResponse = z
  .object({
    id: z.uuid(),
    templateName: z.string(),
    language,
    /** The specification's name of template and language: `booking_received_ru`. */
    fullName: z.string(),
    description: z.string(),
    subjectTemplate: z.string(),
    htmlTemplate: z.string(),
    variables: z.array(z.string()),
    /** No emails are sent by an inactive template. */
    isActive: z.boolean(),
    /** Whether the product itself sends it: it can be reset, but not deleted. */
    isBuiltIn: z.boolean(),
    /** Whether staff have changed the default text. */
    isCustomised: z.boolean(),
    version: z.number().int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'EmailTemplate' });
export type EmailTemplateResponse = z.infer<typeof emailTemplateResponse>;

/** A template to choose from, without its texts: those of all templates are a megabyte. */
export const emailTemplateName = emailTemplateResponse
  .pick({ templateName: true, language: true, isActive: true })
  .meta({ id: 'EmailTemplateName' });
export type EmailTemplateName = z.infer<typeof emailTemplateName>;

/** Resets the template to its default text; rejected as `record.stale` like any change. */
export const resetEmailTemplateRequest = z
  .object({ version: z.number('version.required').int() })
  .meta({ id: 'ResetEmailTemplate' });
export type ResetEmailTemplateRequest = z.infer<typeof resetEmailTemplateRequest>;

/** The template in the editor, saved or not; its name selects the example. */
export const previewEmailTemplateRequest = z
  .object({
    ...templateKey,
    templateName: templateKey.templateName.optional(),
    subjectTemplate,
    htmlTemplate,
  })
  .meta({ id: 'PreviewEmailTemplate' });
export type PreviewEmailTemplateRequest = z.infer<typeof previewEmailTemplateRequest>;

export const emailPreviewResponse = z
  .object({ subject: z.string(), html: z.string(), text: z.string() })
  .meta({ id: 'EmailPreview' });
export type EmailPreviewResponse = z.infer<typeof emailPreviewResponse>;

/** The gateway's command: the template with the email address of the signed-in admin. */
export const sendTestEmailCommand = z.object({
  template: previewEmailTemplateRequest,
  to: z.string(),
});
export type SendTestEmailCommand = z.infer<typeof sendTestEmailCommand>;

/** The template that staff send for a booking; its language defaults to the customer's. */
export const sendBookingEmailRequest = z
  .object({ templateName: templateKey.templateName, language: language.optional() })
  .meta({ id: 'SendBookingEmail' });
export type SendBookingEmailRequest = z.infer<typeof sendBookingEmailRequest>;
