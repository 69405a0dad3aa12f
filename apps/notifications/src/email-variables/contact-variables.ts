import type {
  ContactEmailVariable,
  ContactMessageResponse,
  ContactSettingsResponse,
  Language,
} from '@chauffeur/contracts';
import { companyVariables } from './company-variables.js';
import { languageWords, subjectWords } from './words.js';

/** Every variable of a contact form's mail, as text in the mail's language. */
export function contactVariables(
  message: ContactMessageResponse,
  settings: ContactSettingsResponse | null,
  language: Language,
): Record<ContactEmailVariable, string> {
  return {
    ...companyVariables(settings, language),
    customer_name: message.name,
    customer_email: message.email,
    customer_phone: message.phone ?? '',
    message_subject: message.subject ? subjectWords[language][message.subject] : '',
    message: message.message,
    language: languageWords[language][message.language],
  };
}
