import type { Language } from '@chauffeur/contracts/languages';
import type { EmailDelivery } from '../email-delivery.entity.js';

/**
 * Returns the language in which an email to the customer is composed again: the booking's present language, unless
 * staff chose another language for this email.
 * @param present the booking's present language
 */
export function languageNow(
  { language, content }: Pick<EmailDelivery, 'language' | 'content'>,
  present: Language,
): Language {
  return content.kind === 'booking' && language === content.booking.language ? present : language;
}
