import type { Language } from '@chauffeur/contracts/languages/languages';
import { templateErrors } from '@chauffeur/email-rendering';
import { CodedError } from '@chauffeur/service-kit';
import { exampleVariables } from '../emails/email-examples.js';

/**
 * Renders the template as the worker would. Throws CodedError `request.invalid`, with errors such as
 * `htmlTemplate.unknownVariable`, if it could not be sent.
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
