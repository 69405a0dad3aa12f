import type { Language } from '@chauffeur/contracts/languages/languages';
import englishDocuments from './en/documents.json' with { type: 'json' };
import englishEmails from './en/emails.json' with { type: 'json' };
import englishValues from './en/values.json' with { type: 'json' };
import russianDocuments from './ru/documents.json' with { type: 'json' };
import russianEmails from './ru/emails.json' with { type: 'json' };
import russianValues from './ru/values.json' with { type: 'json' };

/** Texts of the default emails. */
export type EmailTexts = typeof englishEmails;
/** Texts that fill the variables of an email and its calendar file, and an example for previews. */
export type ValueTexts = typeof englishValues;
/** Texts of the files about a ride. */
export type DocumentTexts = typeof englishDocuments;

const emails: Record<Language, EmailTexts> = { en: englishEmails, ru: russianEmails };
const values: Record<Language, ValueTexts> = { en: englishValues, ru: russianValues };
const documents: Record<Language, DocumentTexts> = { en: englishDocuments, ru: russianDocuments };

export function emailTexts(language: Language): EmailTexts {
  return emails[language];
}

export function valueTexts(language: Language): ValueTexts {
  return values[language];
}

export function documentTexts(language: Language): DocumentTexts {
  return documents[language];
}
