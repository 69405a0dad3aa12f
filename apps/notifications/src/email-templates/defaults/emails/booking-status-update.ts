import { customerEmail } from '../customer-email.js';
import { note, paragraph, referencePanel, sectionTitle, when } from '../blocks/email-blocks.js';
import { contactButtons, rideButton, rideDetails } from '../blocks/ride-details.js';

export const bookingStatusUpdate = customerEmail(
  'booking_status_update',
  'bookingStatusUpdate',
  ({ texts, common, language }) => [
    paragraph(texts.opening),
    when('fee', paragraph(texts.fee)),
    referencePanel(common.reference, '{{reference_number}}'),
    paragraph(texts.surprise),
    contactButtons(language),
    sectionTitle(texts.booked),
    rideDetails(language),
    rideButton(language),
    note(texts.closing),
  ],
);
