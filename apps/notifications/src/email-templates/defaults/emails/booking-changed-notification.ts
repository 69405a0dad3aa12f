import { emailTexts } from '../../../locales/texts.js';
import { defaultEmail } from '../default-email.js';
import { customerButtons, customerRows, openBookingButton } from '../blocks/customer-details.js';
import {
  detailTable,
  paragraph,
  quote,
  referencePanel,
  sectionTitle,
  unless,
  when,
} from '../blocks/email-blocks.js';
import { rideDetails } from '../blocks/ride-details.js';

export const bookingChangedNotification = defaultEmail(
  'booking_changed_notification',
  'bookingChangedNotification',
  (texts, language) => {
    const rows = customerRows(language);
    return {
      reason: texts.reason,
      body: [
        unless('cancelled', paragraph(texts.opening)),
        when('changes', quote('{{lines changes}}')),
        unless('cancelled', paragraph(texts.check)),
        when('cancelled', paragraph(texts.cancelled)),
        when('fee', paragraph(texts.fee)),
        referencePanel(emailTexts(language).staff.reference, '{{reference_number}}'),
        detailTable([rows.name, rows.phone]),
        customerButtons(language),
        sectionTitle(texts.now),
        rideDetails(language, { withStatus: true }),
        openBookingButton(language),
      ],
    };
  },
);
