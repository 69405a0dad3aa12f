import { fullTemplateName } from '@chauffeur/contracts/notifications/template-name';
import type { EmailSource } from './default-template.js';

/** Returns the file to which the build writes a default email: `dist/compiled-emails/booking_received_ru.html`. */
export function compiledEmailFile({
  templateName,
  language,
}: Pick<EmailSource, 'templateName' | 'language'>): URL {
  const name = fullTemplateName(templateName, language);
  return new URL(`../../compiled-emails/${name}.html`, import.meta.url);
}
