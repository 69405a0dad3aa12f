import type { Language } from '@chauffeur/contracts/languages/languages';
import type { EmailDelivery } from '../email-delivery.entity.js';

/**
 * Returns the language for composing a customer's email again: the booking's present one, unless staff chose another.
 * @param present the booking's present language
 */
export function recomposeLanguageOf(
  { language, content }: Pick<EmailDelivery, 'language' | 'content'>,
  present: Language,
): Language {
  return content.kind === 'booking' && language === content.booking.language ? present : language;
}
