import { languages } from '@chauffeur/contracts';
import { emailTexts } from '../../locales/texts.js';
import type { EmailSource } from './default-template.js';
import { heading, paragraph, quote, sectionTitle, when } from './mjml/email-blocks.js';
import { contactButtons } from './mjml/ride-details.js';

/** Quotes the message, as the form promises: as text below our own words, which say where it comes from. */
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
        sectionTitle(texts.message),
        quote('{{lines message}}'),
        when('phone_whatsapp', paragraph(texts.urgent)),
        contactButtons(language),
      ],
    },
  };
});
