import type { ContactSettingsResponse } from '@chauffeur/contracts/catalogue/settings/contact-settings';
import { unknownValue } from '@chauffeur/contracts/http/tolerant-enum';
import type { Language } from '@chauffeur/contracts/languages/languages';
import type { ContactMessageResponse } from '@chauffeur/contracts/notifications/contact-message';
import type { ContactEmailVariable } from '@chauffeur/contracts/notifications/email-variables';
import { companyVariables } from './company-variables.js';
import { phoneVariables } from './phone-variables.js';
import { valueTexts } from '../locales/texts.js';

/** Returns every variable of a contact form's email, as text in the email's language. */
export function contactVariables(
  message: ContactMessageResponse,
  settings: ContactSettingsResponse | null,
  language: Language,
): Record<ContactEmailVariable, string> {
  const { subject } = message;
  const texts = valueTexts(language);
  return {
    ...companyVariables(settings, language),
    customer_name: message.name,
    customer_email: message.email,
    ...phoneVariables(message.phone ?? ''),
    message_subject: subject && subject !== unknownValue ? texts.contactSubject[subject] : '',
    message: message.message,
    language: texts.language[message.language],
  };
}
