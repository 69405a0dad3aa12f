import { readFileSync } from 'node:fs';
import type { Language } from '@chauffeur/contracts/languages';
import type { DefaultTemplate } from './default-template.js';
import { compiledEmailFile } from './compiled-email-file.js';
import { emailSources } from './email-sources.js';

/** Every built-in template in both languages. */
export const defaultTemplates: readonly DefaultTemplate[] = emailSources.map(
  ({ content: _content, ...source }) => ({
    ...source,
    htmlTemplate: readFileSync(compiledEmailFile(source), 'utf8'),
  }),
);

/** Returns the default template of a built-in name; undefined for a template of staff. */
export function defaultTemplateOf(templateName: string, language: Language): DefaultTemplate | undefined {
  return defaultTemplates.find((each) => each.templateName === templateName && each.language === language);
}
