import { emailTexts } from '../../../locales/texts.js';
import { defaultEmail } from '../default-email.js';
import { customerButtons, customerRows, openBookingButton } from '../blocks/customer-details.js';
import { detailTable, paragraph, referencePanel, sectionTitle } from '../blocks/email-blocks.js';
import { rideDetails } from '../blocks/ride-details.js';

export const adminNotification = defaultEmail(
  'admin_notification',
  'adminNotification',
  (texts, language) => {
    const rows = customerRows(language);
    return {
      reason: texts.reason,
      body: [
        paragraph(texts.opening),
        referencePanel(emailTexts(language).staff.reference, '{{reference_number}}'),
        sectionTitle(texts.customer),
        detailTable([
          rows.name,
          rows.phone,
          rows.email,
          {
            label: texts.messenger,
            value: '{{preferred_messaging_app}}',
            when: 'preferred_messaging_app',
          },
          rows.language,
        ]),
        customerButtons(language),
        sectionTitle(texts.ride),
        rideDetails(language, { withStatus: true }),
        openBookingButton(language),
      ],
    };
  },
);
