import type { Language } from '@chauffeur/contracts/languages';
import type {
  BuiltInTemplateName,
  ContactTemplateName,
} from '@chauffeur/contracts/notifications/template-name';
import type { EmailLayoutContent } from './mjml/email-layout.js';

export type DefaultTemplateName = BuiltInTemplateName | ContactTemplateName;

/** The source of a default email; the build compiles its content to the HTML that is sent. */
export interface EmailSource {
  templateName: DefaultTemplateName;
  language: Language;
  /** Shown to staff in the list of templates. */
  description: string;
  subjectTemplate: string;
  content: EmailLayoutContent;
}

/** A template as the product ships it; staff edit a copy of it in the database. */
export interface DefaultTemplate extends Omit<EmailSource, 'content'> {
  htmlTemplate: string;
}
