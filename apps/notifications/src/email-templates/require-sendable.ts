import type { Language } from '@chauffeur/contracts/languages';
import { templateErrors } from '@chauffeur/email-rendering';
import { CodedError } from '@chauffeur/service-kit';
import { exampleVariables } from '../emails/email-examples.js';

/**
 * Throws CodedError `request.invalid`, with `htmlTemplate.unknownVariable` and the like, for a template that could not
 * be sent: it is rendered here as the worker would render it.
 */
export function requireSendable(template: {
  templateName: string;
  language: Language;
  subjectTemplate: string;
  htmlTemplate: string;
}): void {
  const variables = exampleVariables(template.templateName, template.language, null);
  const errors = templateErrors({ ...template, variables });
  if (errors.length > 0) throw new CodedError('request.invalid', errors);
}
