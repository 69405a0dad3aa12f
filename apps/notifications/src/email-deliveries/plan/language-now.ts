import type { Language } from '@chauffeur/contracts/languages';
import type { EmailDelivery } from '../email-delivery.entity.js';

/**
 * The language in which an email to the customer is composed again: that of the booking by now, unless staff have chosen another
 * one for this email.
 * @param present the booking's by now
 */
export function languageNow(
  { language, content }: Pick<EmailDelivery, 'language' | 'content'>,
  present: Language,
): Language {
  return content.kind === 'booking' && language === content.booking.language ? present : language;
}
