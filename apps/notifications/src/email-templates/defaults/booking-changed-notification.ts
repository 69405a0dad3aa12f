import { languages } from '@chauffeur/contracts';
import { emailTexts } from '../../locales/texts.js';
import type { EmailSource } from './default-template.js';
import {
  button,
  buttons,
  customerPhone,
  detailTable,
  heading,
  paragraph,
  quote,
  referencePanel,
  sectionTitle,
  unless,
  when,
} from './mjml/email-blocks.js';
import { rideDetails } from './mjml/ride-details.js';

export const bookingChangedNotification: EmailSource[] = languages.map((language) => {
  const texts = emailTexts(language).bookingChangedNotification;
  return {
    templateName: 'booking_changed_notification',
    language,
    description: texts.description,
    subjectTemplate: texts.subject,
    content: {
      preheader: texts.preheader,
      kicker: texts.kicker,
      reason: texts.reason,
      body: [
        heading(texts.title),
        when('changes', paragraph(texts.opening)),
        when('changes', quote('{{lines changes}}')),
        when('changes', paragraph(texts.check)),
        unless('changes', paragraph(texts.cancelled)),
        when('fee', paragraph(texts.fee)),
        referencePanel(texts.reference, '{{reference_number}}'),
        detailTable([
          { label: texts.name, value: '{{customer_name}}', when: 'customer_name' },
          { label: texts.phone, value: customerPhone, when: 'customer_phone' },
        ]),
        when(
          'customer_phone_e164',
          buttons(
            button('tel:{{customer_phone_e164}}', texts.call),
            button('https://wa.me/{{digits customer_phone_e164}}', texts.whatsapp, 'other'),
          ),
        ),
        sectionTitle(texts.now),
        rideDetails(language, { withStatus: true }),
        when(
          'website_url',
          buttons(button('{{website_url}}/admin/bookings/{{reference_number}}', texts.open, 'other')),
        ),
      ],
    },
  };
});
