import { languages } from '@chauffeur/contracts';
import { emailTexts } from '../../locales/texts.js';
import type { EmailSource } from './default-template.js';
import {
  button,
  buttons,
  customerPhone,
  detailTable,
  heading,
  link,
  paragraph,
  referencePanel,
  sectionTitle,
  when,
} from './mjml/email-blocks.js';
import { rideDetails } from './mjml/ride-details.js';

export const adminNotification: EmailSource[] = languages.map((language) => {
  const texts = emailTexts(language).adminNotification;
  return {
    templateName: 'admin_notification',
    language,
    description: texts.description,
    subjectTemplate: texts.subject,
    content: {
      preheader: texts.preheader,
      kicker: texts.kicker,
      reason: texts.reason,
      body: [
        heading(texts.title),
        paragraph(texts.opening),
        referencePanel(texts.reference, '{{reference_number}}'),
        sectionTitle(texts.customer),
        detailTable([
          { label: texts.name, value: '{{customer_name}}', when: 'customer_name' },
          {
            label: texts.phone,
            value: customerPhone,
            when: 'customer_phone',
          },
          {
            label: texts.email,
            value: link('mailto:{{customer_email}}', '{{customer_email}}'),
            when: 'customer_email',
          },
          { label: texts.messenger, value: '{{preferred_messaging_app}}', when: 'preferred_messaging_app' },
          { label: texts.language, value: '{{language}}', when: 'language' },
        ]),
        when(
          'customer_phone_e164',
          buttons(
            button('tel:{{customer_phone_e164}}', texts.call),
            button('https://wa.me/{{digits customer_phone_e164}}', texts.whatsapp, 'other'),
          ),
        ),
        sectionTitle(texts.ride),
        rideDetails(language, { withStatus: true }),
        when(
          'website_url',
          buttons(button('{{website_url}}/admin/bookings/{{reference_number}}', texts.open, 'other')),
        ),
      ],
    },
  };
});
