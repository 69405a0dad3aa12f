import { languages, type Language } from '@chauffeur/contracts/languages/languages';
import { emailTexts, type EmailTexts } from '../../locales/texts.js';
import { heading, type EmailBlock } from './blocks/email-blocks.js';
import { emailLayout } from './blocks/email-layout.js';
import type { DefaultTemplate, DefaultTemplateName } from './default-template.js';

/** Texts that each default email has. */
interface OpeningTexts {
  description: string;
  subject: string;
  preheader: string;
  kicker: string;
  title: string;
}

/** The names of emails in the locale files; other entries are texts that emails share. */
type EmailName = {
  [Name in keyof EmailTexts]: EmailTexts[Name] extends OpeningTexts ? Name : never;
}[keyof EmailTexts];

interface EmailBody {
  /** Why the recipient gets the email; shown in the footer. */
  reason: string;
  /** What follows the heading. */
  body: readonly EmailBlock[];
}

/** Defines a default email in every language. */
export function defaultEmail<Name extends EmailName>(
  templateName: DefaultTemplateName,
  textsName: Name,
  write: (texts: EmailTexts[Name], language: Language) => EmailBody,
): DefaultTemplate[] {
  return languages.map((language) => {
    const texts = emailTexts(language)[textsName];
    const { reason, body } = write(texts, language);
    return {
      templateName,
      language,
      description: texts.description,
      subjectTemplate: texts.subject,
      htmlTemplate: emailLayout(language, {
        preheader: texts.preheader,
        kicker: texts.kicker,
        reason,
        body: [heading(texts.title), ...body],
      }),
    };
  });
}
