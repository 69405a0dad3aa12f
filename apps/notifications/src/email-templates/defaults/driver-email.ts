import { languages, type BuiltInTemplateName } from '@chauffeur/contracts';
import { emailTexts } from '../../locales/texts.js';
import type { EmailSource } from './default-template.js';
import { button, buttons, heading, paragraph, referencePanel, when } from './mjml/email-blocks.js';
import { jobDetails } from './mjml/job-details.js';

/** A default email to a driver about a ride, in every language: places and times, nothing of the customer. */
export function driverEmail(
  templateName: BuiltInTemplateName,
  textsName: 'driverJob' | 'driverReminder',
): EmailSource[] {
  return languages.map((language) => {
    const all = emailTexts(language);
    const texts = all[textsName];
    const common = all.driver;
    return {
      templateName,
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
          jobDetails(language),
          when('website_url', buttons(button('{{website_url}}/drive', common.open))),
          when('phone_primary', buttons(button('tel:+{{digits phone_primary}}', common.call, 'other'))),
        ],
      },
    };
  });
}
