import type { Language } from '@chauffeur/contracts';
import { templateFaults } from '@chauffeur/email-rendering';
import { CodedError } from '@chauffeur/service-kit';
import { exampleVariables } from './email-examples.js';

/**
 * Throws CodedError `request.invalid`, with `htmlTemplate.unknownVariable` and the like, for a template that could not
 * be sent: it is rendered here as the worker would render it.
 */
export function refuseFaults(template: {
  templateName: string;
  language: Language;
  subjectTemplate: string;
  htmlTemplate: string;
}): void {
  const variables = exampleVariables(template.templateName, template.language, null);
  const faults = templateFaults({ ...template, variables });
  if (faults.length > 0) throw new CodedError('request.invalid', faults);
}
