import { languages } from '@chauffeur/contracts';
import { emailTexts } from '../../locales/texts.js';
import type { EmailSource } from './default-template.js';
import { heading, paragraph, when } from './mjml/email-blocks.js';
import { contactButtons } from './mjml/ride-details.js';

/** Does not quote the message: else the form could be used to send strangers any text in the company's name. */
export const contactMessageReceivedTemplate: EmailSource[] = languages.map((language) => {
  const texts = emailTexts(language).contactMessageReceived;
  return {
    templateName: 'contact_message_received',
    language,
    description: texts.description,
    subjectTemplate: texts.subject,
    content: {
      preheader: texts.preheader,
      kicker: texts.kicker,
      reason: texts.reason,
      body: [
        heading(texts.title),
        paragraph(texts.greeting),
        paragraph(texts.opening),
        when('phone_whatsapp', paragraph(texts.urgent)),
        contactButtons(language),
      ],
    },
  };
});
