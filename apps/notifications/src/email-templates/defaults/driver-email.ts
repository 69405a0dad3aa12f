import type { BuiltInTemplateName } from '@chauffeur/contracts/notifications/template-name';
import { emailTexts } from '../../locales/texts.js';
import { defaultEmail } from './default-email.js';
import { button, buttons, paragraph, referencePanel, when } from './blocks/email-blocks.js';
import { jobDetails } from './blocks/ride-details.js';

/** Defines a default email to a driver about a ride: places and times, nothing about the customer. */
export function driverEmail(templateName: BuiltInTemplateName, textsName: 'driverJob' | 'driverReminder') {
  return defaultEmail(templateName, textsName, (texts, language) => {
    const common = emailTexts(language).driver;
    return {
      reason: common.reason,
      body: [
        paragraph(common.greeting),
        paragraph(texts.opening),
        referencePanel(common.reference, '{{reference_number}}'),
        jobDetails(language),
        when('driver_page', buttons(button('{{driver_page}}', common.open))),
        when('phone_primary', buttons(button('tel:+{{digits phone_primary}}', common.call, 'other'))),
      ],
    };
  });
}
