import type { Language } from '@chauffeur/contracts/languages/languages';
import * as en from './en';
import * as ru from './ru';

/** One language's texts by namespace; the compiler rejects a language that lacks a key of English. */
export type Messages = typeof en.messages;

/** A legal page: paragraphs under headings. */
export interface LegalText {
  title: string;
  lead: string;
  sections: { heading: string; paragraphs: string[] }[];
}

interface LanguageTexts {
  messages: Messages;
  legalTexts: Record<keyof typeof en.legalTexts, LegalText>;
}

/** All texts by language. Only the server reads them; a page carries those of its language. */
const texts: Record<Language, LanguageTexts> = { en, ru };

/** Returns the texts of components. */
export function messagesIn(language: Language): Messages {
  return texts[language].messages;
}

/** Returns the texts of the legal pages, which are sent as page data. */
export function legalTextsIn(language: Language): LanguageTexts['legalTexts'] {
  return texts[language].legalTexts;
}
