import { languages, type BuiltInTemplateName, type Language } from '@chauffeur/contracts';
import { emailTexts, type EmailTexts } from '../../locales/texts.js';
import type { EmailSource } from './default-template.js';
import { heading, paragraph, type EmailBlock } from './mjml/email-blocks.js';

/** The texts of emails to customers about their booking. */
type CustomerEmailTexts =
  | 'bookingReceived'
  | 'bookingConfirmation'
  | 'bookingCompleted'
  | 'bookingStatusUpdate'
  | 'bookingChanged'
  | 'rideLink'
  | 'driverAssigned'
  | 'rideReminder';

interface BodyTexts<Name extends CustomerEmailTexts> {
  readonly texts: EmailTexts[Name];
  /** Those that all emails to customers share. */
  readonly common: EmailTexts['customer'];
  readonly language: Language;
}

/** A default email to the customer in every language; `body` follows its heading and greeting. */
export function customerEmail<Name extends CustomerEmailTexts>(
  templateName: BuiltInTemplateName,
  textsName: Name,
  body: (texts: BodyTexts<Name>) => readonly EmailBlock[],
): EmailSource[] {
  return languages.map((language) => {
    const all = emailTexts(language);
    const texts = all[textsName];
    const common = all.customer;
    return {
      templateName,
      language,
      description: texts.description,
      subjectTemplate: texts.subject,
      content: {
        preheader: texts.preheader,
        kicker: texts.kicker,
        reason: common.reason,
        body: [heading(texts.title), paragraph(common.greeting), ...body({ texts, common, language })],
      },
    };
  });
}
