import { fullTemplateName } from '@chauffeur/contracts';
import type { MailSource } from './default-template.js';

/** Where the HTML made of a mail is kept: `apps/notifications/made-emails/booking_received_ru.html`. */
export function madeMailFile({ templateName, language }: Pick<MailSource, 'templateName' | 'language'>): URL {
  const name = fullTemplateName(templateName, language);
  return new URL(`../../../made-emails/${name}.html`, import.meta.url);
}
