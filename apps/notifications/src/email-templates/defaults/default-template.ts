import type { BuiltInTemplateName, ContactTemplateName, Language } from '@chauffeur/contracts';

export type DefaultTemplateName = BuiltInTemplateName | ContactTemplateName;

/** A template as the product ships it; staff edit a copy of it in the database. */
export interface DefaultTemplate {
  templateName: DefaultTemplateName;
  language: Language;
  /** What staff read in the list of templates. */
  description: string;
  subjectTemplate: string;
  htmlTemplate: string;
}

/** One mail's words in both languages. */
export type InBothLanguages<Words> = Record<Language, Words>;
