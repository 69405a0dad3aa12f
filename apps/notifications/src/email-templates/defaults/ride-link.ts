import { languages } from '@chauffeur/contracts';
import { emailTexts } from '../../locales/texts.js';
import type { EmailSource } from './default-template.js';
import { heading, note, paragraph, referencePanel } from './mjml/email-blocks.js';
import { contactButtons, rideButton } from './mjml/ride-details.js';

export const rideLink: EmailSource[] = languages.map((language) => {
  const texts = emailTexts(language).rideLink;
  const common = emailTexts(language).customer;
  return {
    templateName: 'ride_link',
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
        rideButton(language),
        referencePanel(common.reference, '{{reference_number}}'),
        paragraph(texts.notAsked),
        contactButtons(language),
        note(common.quoteReference),
      ],
    },
  };
});
