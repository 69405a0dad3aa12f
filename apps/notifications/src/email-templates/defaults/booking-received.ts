import { languages } from '@chauffeur/contracts';
import { emailTexts } from '../../locales/texts.js';
import type { EmailSource } from './default-template.js';
import { heading, note, paragraph, referencePanel, sectionTitle, steps, when } from './mjml/email-blocks.js';
import { contactButtons, rideButton, rideDetails } from './mjml/ride-details.js';

export const bookingReceived: EmailSource[] = languages.map((language) => {
  const texts = emailTexts(language).bookingReceived;
  const common = emailTexts(language).customer;
  return {
    templateName: 'booking_received',
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
        paragraph(`${texts.thanks} ${texts.promise}`),
        referencePanel(common.reference, '{{reference_number}}'),
        rideDetails(language),
        when('cancel_terms', paragraph('{{cancel_terms}}')),
        rideButton(language),
        sectionTitle(texts.next),
        steps(...texts.nextSteps),
        contactButtons(language),
        note(`${common.quoteReference} ${common.payment}`),
      ],
    },
  };
});
