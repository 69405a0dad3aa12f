import { emailTexts } from '../../../locales/texts.js';
import { customerEmail } from '../customer-email.js';
import { note, paragraph, referencePanel, sectionTitle, unless, when } from '../blocks/email-blocks.js';
import { crewDetails } from '../blocks/crew-details.js';
import { contactButtons, rideButton, rideDetails } from '../blocks/ride-details.js';

export const rideReminder = customerEmail('ride_reminder', 'rideReminder', ({ texts, common, language }) => [
  paragraph(texts.opening),
  referencePanel(common.reference, '{{reference_number}}'),
  rideDetails(language),
  when('driver_name', sectionTitle(emailTexts(language).crew.title)),
  when('driver_name', crewDetails(language)),
  unless('driver_name', paragraph(texts.later)),
  rideButton(language),
  contactButtons(language),
  note(`${common.quoteReference} ${common.payment}`),
]);
