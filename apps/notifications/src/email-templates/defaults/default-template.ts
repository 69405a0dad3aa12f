import type { BuiltInTemplateName, ContactTemplateName, Language } from '@chauffeur/contracts';
import type { MailContent } from './mail-layout.js';

export type DefaultTemplateName = BuiltInTemplateName | ContactTemplateName;

/** A mail as we write it; `npx nx run notifications:make-emails` makes the HTML that is sent from its content. */
export interface MailSource {
  templateName: DefaultTemplateName;
  language: Language;
  /** What staff read in the list of templates. */
  description: string;
  subjectTemplate: string;
  content: MailContent;
}

/** A template as the product ships it; staff edit a copy of it in the database. */
export interface DefaultTemplate extends Omit<MailSource, 'content'> {
  htmlTemplate: string;
}

/** One mail's words in both languages. */
export type InBothLanguages<Words> = Record<Language, Words>;
