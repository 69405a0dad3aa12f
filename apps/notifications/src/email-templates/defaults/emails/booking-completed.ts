import { customerEmail } from '../customer-email.js';
import { button, buttons, note, paragraph, sectionTitle, when } from '../blocks/email-blocks.js';
import { rideDetails } from '../blocks/ride-details.js';

export const bookingCompleted = customerEmail(
  'booking_completed',
  'bookingCompleted',
  ({ texts, common, language }) => [
    paragraph(texts.thanks),
    when('google_review_url', paragraph(texts.ask)),
    when(
      'google_review_url',
      buttons(button('{{google_review_url}}', texts.review), button('{{website_url}}', texts.again, 'other')),
    ),
    note(texts.complaint),
    sectionTitle(`${common.yourRide} <span style="white-space:nowrap;">{{reference_number}}</span>`),
    rideDetails(language),
  ],
);
