import type { Language } from '@chauffeur/contracts/languages/languages';
import type { BuiltInTemplateName } from '@chauffeur/contracts/notifications/template-name';
import { emailTexts, type EmailTexts } from '../../locales/texts.js';
import { defaultEmail } from './default-email.js';
import { paragraph, type EmailBlock } from './blocks/email-blocks.js';

/** Names of the texts of emails to customers about their booking. */
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
  /** Texts that all emails to customers share. */
  readonly common: EmailTexts['customer'];
  readonly language: Language;
}

/** Defines a default email to the customer; `write` returns what follows its heading and greeting. */
export function customerEmail<Name extends CustomerEmailTexts>(
  templateName: BuiltInTemplateName,
  textsName: Name,
  write: (texts: BodyTexts<Name>) => readonly EmailBlock[],
) {
  return defaultEmail(templateName, textsName, (texts, language) => {
    const common = emailTexts(language).customer;
    return {
      reason: common.reason,
      body: [paragraph(common.greeting), ...write({ texts, common, language })],
    };
  });
}
