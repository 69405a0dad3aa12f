import { languages } from '@chauffeur/contracts';
import { emailTexts } from '../../locales/texts.js';
import type { EmailSource } from './default-template.js';
import { button, buttons, heading, note, paragraph, sectionTitle, when } from './mjml/email-blocks.js';
import { rideDetails } from './mjml/ride-details.js';

export const bookingCompleted: EmailSource[] = languages.map((language) => {
  const texts = emailTexts(language).bookingCompleted;
  const common = emailTexts(language).customer;
  return {
    templateName: 'booking_completed',
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
        paragraph(texts.thanks),
        when('google_review_url', paragraph(texts.ask)),
        when(
          'google_review_url',
          buttons(
            button('{{google_review_url}}', texts.review),
            button('{{website_url}}', texts.again, 'other'),
          ),
        ),
        note(texts.complaint),
        sectionTitle(`${common.yourRide} <span style="white-space:nowrap;">{{reference_number}}</span>`),
        rideDetails(language),
      ],
    },
  };
});
