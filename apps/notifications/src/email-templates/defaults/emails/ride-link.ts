import { customerEmail } from '../customer-email.js';
import { note, paragraph, referencePanel } from '../blocks/email-blocks.js';
import { contactButtons, rideButton } from '../blocks/ride-details.js';

export const rideLink = customerEmail('ride_link', 'rideLink', ({ texts, common, language }) => [
  paragraph(texts.opening),
  rideButton(language),
  referencePanel(common.reference, '{{reference_number}}'),
  paragraph(texts.notAsked),
  contactButtons(language),
  note(common.quoteReference),
]);
