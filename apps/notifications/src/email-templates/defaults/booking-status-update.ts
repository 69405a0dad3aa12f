import { languages } from '@chauffeur/contracts';
import { emailTexts } from '../../locales/texts.js';
import type { EmailSource } from './default-template.js';
import { heading, note, paragraph, referencePanel, sectionTitle } from './mjml/email-blocks.js';
import { contactButtons, rideButton, rideDetails } from './mjml/ride-details.js';

export const bookingStatusUpdate: EmailSource[] = languages.map((language) => {
  const texts = emailTexts(language).bookingStatusUpdate;
  const common = emailTexts(language).customer;
  return {
    templateName: 'booking_status_update',
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
        referencePanel(common.reference, '{{reference_number}}'),
        paragraph(texts.surprise),
        contactButtons(language),
        sectionTitle(texts.booked),
        rideDetails(language),
        rideButton(language),
        note(texts.closing),
      ],
    },
  };
});
