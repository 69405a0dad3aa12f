import { z } from 'zod';
import { language } from '../language.js';
import { isVisible, requiredText, textInput } from '../text.js';
import { templateKey } from './template-name.js';

/** Longest accepted texts, in characters. Gmail cuts what it shows at 102 kB of HTML. */
export const emailTemplateLimits = { description: 500, subjectTemplate: 500, htmlTemplate: 200_000 } as const;

// Not trimmed: an error is reported by line and column of the text as it was sent.
const templateText = (field: 'subjectTemplate' | 'htmlTemplate') =>
  textInput(field, `${field}.required`)
    .refine(isVisible, `${field}.required`)
    .max(emailTemplateLimits[field], { error: `${field}.tooLong` });
const subjectTemplate = templateText('subjectTemplate');
const htmlTemplate = templateText('htmlTemplate');

/**
 * A template as staff write it. Name and language are fixed once it exists. Subject and HTML are rejected, as
 * `htmlTemplate.unknownVariable` and the like with line and column, when they could not be sent.
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
    /** The specification's one name for both: `booking_received_ru`. */
    fullName: z.string(),
    description: z.string(),
    subjectTemplate: z.string(),
    htmlTemplate: z.string(),
    variables: z.array(z.string()),
    /** An inactive template sends nothing. */
    isActive: z.boolean(),
    /** Sent by the product itself: can be reset, not deleted. */
    isBuiltIn: z.boolean(),
    /** Changed by staff since the product brought it. */
    isCustomised: z.boolean(),
    version: z.number().int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'EmailTemplate' });
export type EmailTemplateResponse = z.infer<typeof emailTemplateResponse>;

/** What there is to choose from, without the texts: those of all templates are a megabyte. */
export const emailTemplateName = emailTemplateResponse
  .pick({ templateName: true, language: true, isActive: true })
  .meta({ id: 'EmailTemplateName' });
export type EmailTemplateName = z.infer<typeof emailTemplateName>;

/** Resets the template to its default text; rejected as stale like any change. */
export const resetEmailTemplateRequest = z
  .object({ version: z.number('version.required').int() })
  .meta({ id: 'ResetEmailTemplate' });
export type ResetEmailTemplateRequest = z.infer<typeof resetEmailTemplateRequest>;

/** A template as it stands in the editor, saved or not; its name selects the example. */
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

/** What the gateway hands over: the address of the admin who pressed the button. */
export const sendTestEmailCommand = z.object({
  template: previewEmailTemplateRequest,
  to: z.string(),
});
export type SendTestEmailCommand = z.infer<typeof sendTestEmailCommand>;

/** Which template to send for a booking by hand; without a language, in the customer's. */
export const sendBookingEmailRequest = z
  .object({ templateName: templateKey.templateName, language: language.optional() })
  .meta({ id: 'SendBookingEmail' });
export type SendBookingEmailRequest = z.infer<typeof sendBookingEmailRequest>;
