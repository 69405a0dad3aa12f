import { languages } from '@chauffeur/contracts';
import { emailTexts } from '../../locales/texts.js';
import type { EmailSource } from './default-template.js';
import { heading, note, paragraph, quote, referencePanel, sectionTitle } from './mjml/email-blocks.js';
import { contactButtons, rideButton, rideDetails } from './mjml/ride-details.js';

export const bookingChanged: EmailSource[] = languages.map((language) => {
  const texts = emailTexts(language).bookingChanged;
  const common = emailTexts(language).customer;
  return {
    templateName: 'booking_changed',
    language,
    description: texts.description,
    subjectTemplate: texts.subject,
    content: {
      preheader: texts.preheader,
      kicker: texts.kicker,
      reason: common.reason,
      body: [
        heading(texts.title),
        paragraph(common.greeting),
        paragraph(texts.opening),
        quote('{{lines changes}}'),
        referencePanel(common.reference, '{{reference_number}}'),
        sectionTitle(texts.now),
        rideDetails(language),
        rideButton(language),
        paragraph(texts.calendar),
        paragraph(texts.surprise),
        contactButtons(language),
        note(`${common.quoteReference} ${common.payment}`),
      ],
    },
  };
});
