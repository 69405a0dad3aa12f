import { customerEmail } from '../customer-email.js';
import { note, paragraph, referencePanel, sectionTitle, when } from '../blocks/email-blocks.js';
import { contactButtons, rideButton, rideDetails } from '../blocks/ride-details.js';

export const bookingConfirmation = customerEmail(
  'booking_confirmation',
  'bookingConfirmation',
  ({ texts, common, language }) => [
    paragraph(texts.opening),
    referencePanel(common.reference, '{{reference_number}}'),
    rideDetails(language),
    rideButton(language),
    sectionTitle(texts.beforeRide),
    paragraph(texts.meeting),
    when('flight_number', paragraph(texts.flight)),
    paragraph(texts.calendar),
    contactButtons(language),
    note(`${common.quoteReference} ${common.payment}`),
  ],
);
