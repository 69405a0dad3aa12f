import { customerEmail } from '../customer-email.js';
import { note, paragraph, referencePanel, sectionTitle, steps, when } from '../blocks/email-blocks.js';
import { contactButtons, rideButton, rideDetails } from '../blocks/ride-details.js';

export const bookingReceived = customerEmail(
  'booking_received',
  'bookingReceived',
  ({ texts, common, language }) => [
    paragraph(`${texts.thanks} ${texts.promise}`),
    referencePanel(common.reference, '{{reference_number}}'),
    rideDetails(language),
    when('cancel_terms', paragraph('{{cancel_terms}}')),
    when('wait_terms', paragraph('{{wait_terms}}')),
    rideButton(language),
    sectionTitle(texts.next),
    steps(...texts.nextSteps),
    contactButtons(language),
    note(`${common.quoteReference} ${common.payment}`),
  ],
);
