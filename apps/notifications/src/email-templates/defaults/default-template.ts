import type { Language } from '@chauffeur/contracts/languages/languages';
import type {
  BuiltInTemplateName,
  ContactTemplateName,
} from '@chauffeur/contracts/notifications/template-name';

export type DefaultTemplateName = BuiltInTemplateName | ContactTemplateName;

/** A template as the product ships it; staff edit a copy of it in the database. */
export interface DefaultTemplate {
  templateName: DefaultTemplateName;
  language: Language;
  /** Shown to staff in the list of templates. */
  description: string;
  subjectTemplate: string;
  htmlTemplate: string;
}
