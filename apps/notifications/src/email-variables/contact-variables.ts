import type {
  ContactEmailVariable,
  ContactMessageResponse,
  ContactSettingsResponse,
  Language,
} from '@chauffeur/contracts';
import { companyVariables } from './company-variables.js';
import { phoneVariables } from './phone-variables.js';
import { valueTexts } from '../locales/texts.js';

/** Every variable of a contact form's email, as text in the email's language. */
export function contactVariables(
  message: ContactMessageResponse,
  settings: ContactSettingsResponse | null,
  language: Language,
): Record<ContactEmailVariable, string> {
  const texts = valueTexts(language);
  return {
    ...companyVariables(settings, language),
    customer_name: message.name,
    customer_email: message.email,
    ...phoneVariables(message.phone ?? ''),
    message_subject: message.subject ? texts.contactSubject[message.subject] : '',
    message: message.message,
    language: texts.language[message.language],
  };
}
