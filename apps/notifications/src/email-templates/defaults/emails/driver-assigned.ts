import { customerEmail } from '../customer-email.js';
import { note, paragraph, sectionTitle } from '../blocks/email-blocks.js';
import { crewDetails } from '../blocks/crew-details.js';
import { contactButtons, rideButton, rideDetails } from '../blocks/ride-details.js';

export const driverAssigned = customerEmail(
  'driver_assigned',
  'driverAssigned',
  ({ texts, common, language }) => [
    paragraph(texts.opening),
    crewDetails(language),
    rideButton(language),
    sectionTitle(`${common.yourRide} <span style="white-space:nowrap;">{{reference_number}}</span>`),
    rideDetails(language),
    paragraph(texts.surprise),
    contactButtons(language),
    note(common.quoteReference),
  ],
);
