import { customerEmail } from '../customer-email.js';
import { note, paragraph, quote, referencePanel, sectionTitle } from '../blocks/email-blocks.js';
import { contactButtons, rideButton, rideDetails } from '../blocks/ride-details.js';

export const bookingChanged = customerEmail(
  'booking_changed',
  'bookingChanged',
  ({ texts, common, language }) => [
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
);
