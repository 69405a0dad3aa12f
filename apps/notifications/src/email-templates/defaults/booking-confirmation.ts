import { languages } from '@chauffeur/contracts';
import { emailTexts } from '../../locales/texts.js';
import type { EmailSource } from './default-template.js';
import { heading, note, paragraph, referencePanel, sectionTitle, when } from './mjml/email-blocks.js';
import { contactButtons, rideDetails } from './mjml/ride-details.js';

export const bookingConfirmation: EmailSource[] = languages.map((language) => {
  const texts = emailTexts(language).bookingConfirmation;
  const common = emailTexts(language).customer;
  return {
    templateName: 'booking_confirmation',
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
        rideDetails(language),
        sectionTitle(texts.beforeRide),
        paragraph(texts.meeting),
        when('flight_number', paragraph(texts.flight)),
        paragraph(texts.calendar),
        contactButtons(language),
        note(`${common.quoteReference} ${common.payment}`),
      ],
    },
  };
});
